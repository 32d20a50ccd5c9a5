DROP INDEX CONCURRENTLY IF EXISTS "catalogue_products_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "city_words_likeness";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "search_words_beginning";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "search_words_variants";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "search_words_likeness";