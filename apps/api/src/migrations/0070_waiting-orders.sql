CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_needing_operator" ON "orders" USING btree ("status","needs_operator_since") WHERE "orders"."needs_operator_since" is not null;
