DROP INDEX "deliveries_deliverer";--> statement-breakpoint
DROP INDEX "orders_customer_active";--> statement-breakpoint
DROP INDEX "orders_customer_previous";--> statement-breakpoint
DROP INDEX "orders_shop_active";--> statement-breakpoint
DROP INDEX "orders_shop_previous";--> statement-breakpoint
DROP INDEX "orders_city";--> statement-breakpoint
DROP INDEX "products_shop_newest";--> statement-breakpoint
CREATE INDEX "deliveries_deliverer" ON "deliveries" USING btree ("deliverer_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_customer_active" ON "orders" USING btree ("customer_id","id" DESC NULLS FIRST) WHERE "orders"."status" not in ('COMPLETED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_customer_previous" ON "orders" USING btree ("customer_id","id" DESC NULLS FIRST) WHERE "orders"."status" in ('COMPLETED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_shop_active" ON "orders" USING btree ("shop_id","id" DESC NULLS FIRST) WHERE "orders"."status" not in ('COMPLETED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_shop_previous" ON "orders" USING btree ("shop_id","id" DESC NULLS FIRST) WHERE "orders"."status" in ('COMPLETED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_city" ON "orders" USING btree ("city_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_shop_newest" ON "products" USING btree ("shop_id","id" DESC NULLS FIRST) WHERE "products"."deleted_at" is null;