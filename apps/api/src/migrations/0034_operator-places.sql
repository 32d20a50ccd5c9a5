ALTER TABLE "product_types" ADD COLUMN "renamed_at" timestamp with time zone;
