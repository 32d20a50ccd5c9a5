CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_city_search" ON "products" USING gin ("city_id","search_text" gin_trgm_ops) WHERE "products"."deleted_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_search";
