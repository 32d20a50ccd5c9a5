CREATE TABLE "list_files" (
	"list_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"file_id" bigint NOT NULL,
	CONSTRAINT "list_files_list_id_place_pk" PRIMARY KEY("list_id","place")
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"address_id" bigint,
	"slot_id" bigint NOT NULL,
	"text" text NOT NULL,
	"pay_by" text NOT NULL,
	"fulfilment" text DEFAULT 'delivery' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"items" json,
	"delivery_cost_paise" bigint DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"refusal" text,
	"refusal_note" text,
	"order_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "lists_state" CHECK (("lists"."state" in ('waiting', 'offered')) = ("lists"."ended_at" is null)),
	CONSTRAINT "lists_order" CHECK (("lists"."state" = 'ordered') = ("lists"."order_id" is not null)),
	CONSTRAINT "lists_refusal" CHECK (("lists"."state" = 'refused') = ("lists"."refusal" is not null))
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "list_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_for_list" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD COLUMN "fulfilment" text DEFAULT 'delivery' NOT NULL;--> statement-breakpoint
ALTER TABLE "list_files" ADD CONSTRAINT "list_files_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_files" ADD CONSTRAINT "list_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_files_file" ON "list_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "lists_user" ON "lists" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "lists_shop" ON "lists" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "lists_city" ON "lists" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "lists_address" ON "lists" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "lists_ended" ON "lists" USING btree ("ended_at") WHERE "lists"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "lists_order" ON "lists" USING btree ("order_id") WHERE "lists"."order_id" is not null;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_list_minutes" CHECK ("cities"."list_minutes" between 1 and 1440) NOT VALID;