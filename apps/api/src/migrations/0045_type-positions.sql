ALTER TABLE "product_types" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "shop_types" ADD COLUMN "position" integer;
