-- stop older servers first
CREATE TABLE "person_cities" (
	"user_id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	CONSTRAINT "person_cities_user_id_city_id_pk" PRIMARY KEY("user_id","city_id")
);
--> statement-breakpoint
ALTER TABLE "person_cities" ADD CONSTRAINT "person_cities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_cities" ADD CONSTRAINT "person_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_cities_city" ON "person_cities" USING btree ("city_id");--> statement-breakpoint
INSERT INTO "person_cities" ("user_id", "city_id")
SELECT "customer_id", "city_id" FROM "orders"
UNION SELECT "deliverer_id", "city_id" FROM "orders" WHERE "deliverer_id" IS NOT NULL
UNION SELECT "deliverer_id", "city_id" FROM "deliveries" WHERE "deliverer_id" IS NOT NULL
UNION SELECT "actor_id", "city_id" FROM "order_events" WHERE "action" = 'assign' AND "actor_id" IS NOT NULL;
