DROP INDEX CONCURRENTLY IF EXISTS "product_types_by_name";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_types_by_name";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_types_in_order" ON "product_types" USING btree ("position",lower("name"),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "shop_types_in_order" ON "shop_types" USING btree ("position",lower("name"),"id");
