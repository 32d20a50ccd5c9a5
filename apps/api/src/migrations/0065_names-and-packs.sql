ALTER TABLE "catalogue_products" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "mrp_paise" bigint;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "net_quantity" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "mrp_paise" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_quantity" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "product_types" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_types" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_types" ADD COLUMN "names_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_mrp" CHECK ("catalogue_products"."mrp_paise" between 1 and 100000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_net_quantity" CHECK ("catalogue_products"."net_quantity" > 0 and "catalogue_products"."net_quantity" <= 1000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_unit" CHECK ("catalogue_products"."unit" in ('g', 'kg', 'ml', 'l', 'piece')) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_mrp" CHECK ("products"."mrp_paise" between 1 and 100000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_net_quantity" CHECK ("products"."net_quantity" > 0 and "products"."net_quantity" <= 1000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_unit" CHECK ("products"."unit" in ('g', 'kg', 'ml', 'l', 'piece')) NOT VALID;