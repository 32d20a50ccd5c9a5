DROP INDEX "catalogue_products_type";--> statement-breakpoint
DROP INDEX "catalogue_products_name";--> statement-breakpoint
DROP INDEX "products_shop_name";--> statement-breakpoint
DROP INDEX "products_shop_type_name";--> statement-breakpoint
CREATE INDEX "cities_by_name" ON "cities" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "categories_by_name" ON "categories" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "product_types_by_name" ON "product_types" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "product_types_image" ON "product_types" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "shop_types_by_name" ON "shop_types" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "shop_types_image" ON "shop_types" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "catalogue_products_type" ON "catalogue_products" USING btree ("type_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "catalogue_products_name" ON "catalogue_products" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_shop_name" ON "products" USING btree ("shop_id",lower("name"),"id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_shop_type_name" ON "products" USING btree ("shop_id","type_id",lower("name"),"id") WHERE "products"."deleted_at" is null;