CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_payment_denied" ON "orders" USING btree ("payment_denied_at") WHERE "orders"."payment_denied_at" is not null;
