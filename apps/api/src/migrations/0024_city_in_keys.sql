-- stop older servers first
-- Rows of a city get keys that begin with it, and ids that contain it: (city_id - 1) * 2^36 + n. Ids of the first city
-- stay as they are; those of other cities change here, with everything that refers to them.
DO $$
DECLARE
	which text;
	next_id bigint;
BEGIN
	FOREACH which IN ARRAY ARRAY['shops', 'products', 'orders', 'order_items', 'order_events', 'deliveries'] LOOP
		next_id := nextval(pg_get_serial_sequence(which, 'id'));
		EXECUTE format('ALTER TABLE %I ALTER COLUMN "id" DROP IDENTITY', which);
		EXECUTE format('CREATE SEQUENCE %I MAXVALUE 68719476735 START WITH 1', which || '_id_seq');
		PERFORM setval(which || '_id_seq', next_id, false);
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_order_id_orders_id_fk", DROP CONSTRAINT "deliveries_pkey";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_order_id_orders_id_fk", DROP CONSTRAINT "order_events_pkey";--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_order_id_orders_id_fk", DROP CONSTRAINT "order_items_product_id_products_id_fk", DROP CONSTRAINT "order_items_pkey";--> statement-breakpoint
ALTER TABLE "product_images" DROP CONSTRAINT "product_images_product_id_products_id_fk", DROP CONSTRAINT "product_images_product_id_image_id_pk";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_pkey";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_pkey";--> statement-breakpoint
ALTER TABLE "slot_days" DROP CONSTRAINT "slot_days_window_id_day_pk";--> statement-breakpoint
ALTER TABLE "shop_product_types" DROP CONSTRAINT "shop_product_types_shop_id_product_type_id_pk";--> statement-breakpoint
DROP INDEX "cart_items_product", "order_events_city", "orders_city", "products_city", "deliveries_order", "deliveries_deliverer", "order_events_order", "order_items_once", "order_items_product", "orders_customer_active", "orders_customer_previous", "products_once_from_catalogue";--> statement-breakpoint
-- With this default no row of the first city is written again.
ALTER TABLE "order_items" ADD COLUMN "city_id" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_days" ADD COLUMN "city_id" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "city_id" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_product_types" ADD COLUMN "city_id" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Foreign keys to shops stay. Until both sides have the new ids they wait.
ALTER TABLE "products" ALTER CONSTRAINT "products_shop_id_shops_id_fk" DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "orders" ALTER CONSTRAINT "orders_shop_id_shops_id_fk" DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "carts" ALTER CONSTRAINT "carts_shop_id_shops_id_fk" DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "shop_additional_types" ALTER CONSTRAINT "shop_additional_types_shop_id_shops_id_fk" DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "shop_product_types" ALTER CONSTRAINT "shop_product_types_shop_id_shops_id_fk" DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- The new id of each row, by the rows that have a city. Then the rows that refer to them.
CREATE FUNCTION pg_temp.in_city(id bigint, city_id bigint) RETURNS bigint LANGUAGE sql IMMUTABLE
RETURN ((city_id - 1) << 36) + id;--> statement-breakpoint
UPDATE "slot_days" d SET "city_id" = w."city_id" FROM "slot_windows" w WHERE w."id" = d."window_id" AND w."city_id" <> 1;--> statement-breakpoint
UPDATE "product_images" i SET "city_id" = p."city_id", "product_id" = pg_temp.in_city(p."id", p."city_id")
FROM "products" p WHERE p."id" = i."product_id" AND p."city_id" <> 1;--> statement-breakpoint
UPDATE "cart_items" i SET "product_id" = pg_temp.in_city(p."id", p."city_id")
FROM "products" p WHERE p."id" = i."product_id" AND p."city_id" <> 1;--> statement-breakpoint
UPDATE "order_items" i SET "city_id" = o."city_id", "id" = pg_temp.in_city(i."id", o."city_id"),
	"order_id" = pg_temp.in_city(o."id", o."city_id")
FROM "orders" o WHERE o."id" = i."order_id" AND o."city_id" <> 1;--> statement-breakpoint
UPDATE "order_items" i SET "product_id" = pg_temp.in_city(p."id", p."city_id")
FROM "products" p WHERE p."id" = i."product_id" AND p."city_id" <> 1;--> statement-breakpoint
-- Both triggers refuse again before this transaction ends, and nobody else ever sees them off.
ALTER TABLE "order_events" DISABLE TRIGGER "order_events_append_only";--> statement-breakpoint
UPDATE "order_events" SET "id" = pg_temp.in_city("id", "city_id"), "order_id" = pg_temp.in_city("order_id", "city_id")
WHERE "city_id" <> 1;--> statement-breakpoint
ALTER TABLE "order_events" ENABLE TRIGGER "order_events_append_only";--> statement-breakpoint
ALTER TABLE "audit" DISABLE TRIGGER "audit_append_only";--> statement-breakpoint
UPDATE "audit" a SET "object_id" = pg_temp.in_city(s."id", s."city_id")
FROM "shops" s WHERE a."object_kind" = 'shop' AND s."id" = a."object_id" AND s."city_id" <> 1;--> statement-breakpoint
ALTER TABLE "audit" ENABLE TRIGGER "audit_append_only";--> statement-breakpoint
UPDATE "notifications" n SET "link" = l."kind" || pg_temp.in_city(o."id", o."city_id")
FROM "orders" o, (VALUES ('/shops/order/'), ('/retailer/orders/')) l("kind")
WHERE o."city_id" <> 1 AND n."link" = l."kind" || o."id";--> statement-breakpoint
UPDATE "notifications" n SET "link" = '/deliverer/delivery/' || pg_temp.in_city(d."id", d."city_id")
FROM "deliveries" d WHERE d."city_id" <> 1 AND n."link" = '/deliverer/delivery/' || d."id";--> statement-breakpoint
UPDATE "deliveries" SET "id" = pg_temp.in_city("id", "city_id"), "order_id" = pg_temp.in_city("order_id", "city_id")
WHERE "city_id" <> 1;--> statement-breakpoint
UPDATE "shop_additional_types" t SET "shop_id" = pg_temp.in_city(s."id", s."city_id")
FROM "shops" s WHERE s."id" = t."shop_id" AND s."city_id" <> 1;--> statement-breakpoint
UPDATE "shop_product_types" t SET "city_id" = s."city_id", "shop_id" = pg_temp.in_city(s."id", s."city_id")
FROM "shops" s WHERE s."id" = t."shop_id" AND s."city_id" <> 1;--> statement-breakpoint
UPDATE "carts" c SET "shop_id" = pg_temp.in_city(s."id", s."city_id")
FROM "shops" s WHERE s."id" = c."shop_id" AND s."city_id" <> 1;--> statement-breakpoint
-- A product or an order is in its shop's city.
UPDATE "orders" SET "id" = pg_temp.in_city("id", "city_id"), "shop_id" = pg_temp.in_city("shop_id", "city_id")
WHERE "city_id" <> 1;--> statement-breakpoint
UPDATE "products" SET "id" = pg_temp.in_city("id", "city_id"), "shop_id" = pg_temp.in_city("shop_id", "city_id")
WHERE "city_id" <> 1;--> statement-breakpoint
UPDATE "shops" SET "id" = pg_temp.in_city("id", "city_id") WHERE "city_id" <> 1;--> statement-breakpoint
DROP FUNCTION pg_temp.in_city(bigint, bigint);--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "products" ALTER CONSTRAINT "products_shop_id_shops_id_fk" NOT DEFERRABLE;--> statement-breakpoint
ALTER TABLE "orders" ALTER CONSTRAINT "orders_shop_id_shops_id_fk" NOT DEFERRABLE;--> statement-breakpoint
ALTER TABLE "carts" ALTER CONSTRAINT "carts_shop_id_shops_id_fk" NOT DEFERRABLE;--> statement-breakpoint
ALTER TABLE "shop_additional_types" ALTER CONSTRAINT "shop_additional_types_shop_id_shops_id_fk" NOT DEFERRABLE;--> statement-breakpoint
ALTER TABLE "shop_product_types" ALTER CONSTRAINT "shop_product_types_shop_id_shops_id_fk" NOT DEFERRABLE;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "city_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "slot_days" ALTER COLUMN "city_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "product_images" ALTER COLUMN "city_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shop_product_types" ALTER COLUMN "city_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_city_id_id_pk" PRIMARY KEY("city_id","id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_city_id_id_pk" PRIMARY KEY("city_id","id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_city_id_id_pk" PRIMARY KEY("city_id","id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_city_id_id_pk" PRIMARY KEY("city_id","id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_city_id_id_pk" PRIMARY KEY("city_id","id");--> statement-breakpoint
ALTER TABLE "slot_days" ADD CONSTRAINT "slot_days_city_id_window_id_day_pk" PRIMARY KEY("city_id","window_id","day");--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_city_id_product_id_image_id_pk" PRIMARY KEY("city_id","product_id","image_id");--> statement-breakpoint
ALTER TABLE "shop_product_types" ADD CONSTRAINT "shop_product_types_city_id_shop_id_product_type_id_pk" PRIMARY KEY("city_id","shop_id","product_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_order" ON "deliveries" USING btree ("city_id","order_id");--> statement-breakpoint
CREATE INDEX "deliveries_deliverer" ON "deliveries" USING btree ("deliverer_id",("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("city_id","order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_once" ON "order_items" USING btree ("city_id","order_id","product_id");--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("city_id","product_id");--> statement-breakpoint
CREATE INDEX "orders_customer_active" ON "orders" USING btree ("customer_id",("id" & 68719476735) desc) WHERE "orders"."status" not in ('COMPLETED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_customer_previous" ON "orders" USING btree ("customer_id",("id" & 68719476735) desc) WHERE "orders"."status" in ('COMPLETED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE UNIQUE INDEX "products_once_from_catalogue" ON "products" USING btree ("city_id","shop_id","catalogue_product_id") WHERE "products"."deleted_at" is null and "products"."catalogue_product_id" is not null;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_city_id_order_id_orders_city_id_id_fk" FOREIGN KEY ("city_id","order_id") REFERENCES "public"."orders"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_city_id_order_id_orders_city_id_id_fk" FOREIGN KEY ("city_id","order_id") REFERENCES "public"."orders"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_city_id_order_id_orders_city_id_id_fk" FOREIGN KEY ("city_id","order_id") REFERENCES "public"."orders"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_city_id_product_id_products_city_id_id_fk" FOREIGN KEY ("city_id","product_id") REFERENCES "public"."products"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_city_id_product_id_products_city_id_id_fk" FOREIGN KEY ("city_id","product_id") REFERENCES "public"."products"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_fit_into_ids" CHECK ("cities"."id" <= 131071);--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_id_has_city" CHECK ("deliveries"."id" >> 36 = "deliveries"."city_id" - 1);--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_id_has_city" CHECK ("order_events"."id" >> 36 = "order_events"."city_id" - 1);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_id_has_city" CHECK ("order_items"."id" >> 36 = "order_items"."city_id" - 1);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_id_has_city" CHECK ("orders"."id" >> 36 = "orders"."city_id" - 1);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_id_has_city" CHECK ("products"."id" >> 36 = "products"."city_id" - 1);--> statement-breakpoint
ALTER TABLE "shop_product_types" ADD CONSTRAINT "shop_product_types_shop_has_city" CHECK ("shop_product_types"."shop_id" >> 36 = "shop_product_types"."city_id" - 1);--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_id_has_city" CHECK ("shops"."id" >> 36 = "shops"."city_id" - 1);
