CREATE TABLE "daily_closes" (
	"city_id" bigint NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"closed_by" bigint NOT NULL,
	"note" text NOT NULL,
	"sums" jsonb NOT NULL,
	CONSTRAINT "daily_closes_city_id_day_pk" PRIMARY KEY("city_id","day")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"city_id" bigint NOT NULL,
	"audiences" text[] NOT NULL,
	"texts" jsonb NOT NULL,
	"link" text NOT NULL,
	"people" integer NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"sent_up_to" bigint DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcements_sent" CHECK ("announcements"."people" >= 0 and "announcements"."sent" >= 0)
);
--> statement-breakpoint
ALTER TABLE "daily_closes" ADD CONSTRAINT "daily_closes_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_closes_closed_by" ON "daily_closes" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "announcements_city" ON "announcements" USING btree ("city_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "announcements_created_by" ON "announcements" USING btree ("created_by");