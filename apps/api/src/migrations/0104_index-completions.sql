CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_events_completions" ON "order_events" USING btree ("at") WHERE "order_events"."action" in ('completed', 'hand_out');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_events_completed";
