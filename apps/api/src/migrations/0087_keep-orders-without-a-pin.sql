ALTER TABLE "addresses" ADD COLUMN "has_pin" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_pin" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_orders" ADD COLUMN "has_pin" boolean DEFAULT true NOT NULL;