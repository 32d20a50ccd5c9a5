CREATE SEQUENCE "public"."complaints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 68719476735 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."complaint_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 68719476735 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "complaint_messages" (
	"id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"complaint_id" bigint NOT NULL,
	"by" text NOT NULL,
	"author_id" bigint NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaint_messages_city_id_id_pk" PRIMARY KEY("city_id","id"),
	CONSTRAINT "complaint_messages_id_has_city" CHECK ("complaint_messages"."id" >> 36 = "complaint_messages"."city_id" - 1)
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "complaints_city_id_id_pk" PRIMARY KEY("city_id","id"),
	CONSTRAINT "complaints_id_has_city" CHECK ("complaints"."id" >> 36 = "complaints"."city_id" - 1),
	CONSTRAINT "complaints_closed" CHECK (("complaints"."closed_at" is null) = ("complaints"."outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_complaint_fk" FOREIGN KEY ("city_id","complaint_id") REFERENCES "public"."complaints"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_city_id_order_id_orders_city_id_id_fk" FOREIGN KEY ("city_id","order_id") REFERENCES "public"."orders"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_messages_complaint" ON "complaint_messages" USING btree ("city_id","complaint_id","id");--> statement-breakpoint
CREATE INDEX "complaint_messages_author" ON "complaint_messages" USING btree ("author_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "complaints_order" ON "complaints" USING btree ("city_id","order_id");--> statement-breakpoint
CREATE INDEX "complaints_customer" ON "complaints" USING btree ("customer_id",("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX "complaints_shop" ON "complaints" USING btree ("shop_id",("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX "complaints_newest" ON "complaints" USING btree (("id" & 68719476735) desc);--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("created_at") WHERE "complaints"."closed_at" is null;