ALTER TABLE "person_cities" ADD COLUMN "first_order_at" timestamp with time zone;--> statement-breakpoint
UPDATE "person_cities" SET "first_order_at" = "first"."at"
FROM (SELECT "customer_id", "city_id", min("created_at") AS "at" FROM "orders" GROUP BY "customer_id", "city_id") AS "first"
WHERE "person_cities"."user_id" = "first"."customer_id" AND "person_cities"."city_id" = "first"."city_id";
