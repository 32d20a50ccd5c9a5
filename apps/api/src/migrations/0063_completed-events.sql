CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_events_completed" ON "order_events" USING btree ("at") WHERE "order_events"."action" = 'completed';
