ALTER TABLE "cities" VALIDATE CONSTRAINT "cities_weigh_margin";
--> statement-breakpoint
ALTER TABLE "catalogue_products" VALIDATE CONSTRAINT "catalogue_products_loose";
--> statement-breakpoint
ALTER TABLE "order_items" VALIDATE CONSTRAINT "order_items_weighed";
--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_loose";
