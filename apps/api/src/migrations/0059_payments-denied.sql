ALTER TABLE "orders" ADD COLUMN "payment_denied_at" timestamp with time zone;
