-- For the operator's list of shops.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "shops_newest" ON "shops" USING btree (("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "shops_state" ON "shops" USING btree ("state",("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "shops_search" ON "shops" USING gin ((' ' || trim(regexp_replace(regexp_replace(lower(normalize("name", NFKD)), '[\u0300-\u036f\u2019'']', '', 'g'), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf]+', ' ', 'g')) || ' ') gin_trgm_ops);
