CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_name" ON "users" USING gin ((' ' || trim(regexp_replace(regexp_replace(lower(normalize("first_name", NFKD)), '[\u0300-\u036f\u2019'']', '', 'g'), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf]+', ' ', 'g')) || ' ' || ' ' || trim(regexp_replace(regexp_replace(lower(normalize("last_name", NFKD)), '[\u0300-\u036f\u2019'']', '', 'g'), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf]+', ' ', 'g')) || ' ') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_number_part" ON "users" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_operators" ON "users" USING btree ("id") WHERE "users"."is_operator";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_blocked" ON "users" USING btree ("id") WHERE "users"."is_blocked";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_created" ON "users" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_object_id" ON "audit" USING btree ("object_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_kind" ON "audit" USING btree ("object_kind","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_deliverer_active" ON "orders" USING btree ("deliverer_id") WHERE "orders"."status" not in ('COMPLETED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_object";
