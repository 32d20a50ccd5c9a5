CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "credit_entries_once_per_order" ON "credit_entries" USING btree ("city_id","order_id") WHERE "credit_entries"."kind" = 'order';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "credit_entries_refund" ON "credit_entries" USING btree ("city_id","order_id") WHERE "credit_entries"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_refund_owed" ON "orders" USING btree ("refund_owed_at") WHERE "orders"."refund_owed_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "credit_entries_order";
