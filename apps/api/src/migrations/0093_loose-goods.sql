ALTER TABLE "cities" ADD COLUMN "weigh_margin" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "is_loose" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "net_quantity" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "is_loose" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "weighed" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "weighed_paise" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "kept_paise" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_loose" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_weigh_margin" CHECK ("cities"."weigh_margin" between 0 and 25) NOT VALID;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_loose" CHECK (not "catalogue_products"."is_loose" or ("catalogue_products"."net_quantity" is not null and coalesce("catalogue_products"."unit", 'piece') <> 'piece')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_weighed" CHECK ("order_items"."weighed" is null and "order_items"."weighed_paise" is null and "order_items"."kept_paise" is null
        or ("order_items"."is_loose" and "order_items"."weighed" > 0 and "order_items"."weighed_paise" >= 0 and "order_items"."kept_paise" between 0 and "order_items"."weighed_paise") is true) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_loose" CHECK (not "products"."is_loose" or ("products"."net_quantity" is not null and coalesce("products"."unit", 'piece') <> 'piece')) NOT VALID;