CREATE INDEX CONCURRENTLY IF NOT EXISTS "shops_list" ON "shops" USING btree ("city_id","list_version");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shops_city";
