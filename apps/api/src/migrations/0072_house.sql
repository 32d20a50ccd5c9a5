CREATE TABLE "files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_kind" CHECK ("files"."kind" in ('picture', 'sound'))
);--> statement-breakpoint
CREATE TABLE "removed_files" (
	"key" text PRIMARY KEY NOT NULL
);--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "delivery_code" text DEFAULT 'offered' NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "landmark" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "photo_id" bigint;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "voice_note_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "landmark" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "photo_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "voice_note_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "code_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
-- On Citus, a key of orders can only point to a table that is on all nodes.
DO $$ BEGIN
	IF to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL THEN
		IF EXISTS (SELECT FROM pg_catalog.pg_dist_partition WHERE logicalrelid = 'orders'::regclass) THEN
			PERFORM create_reference_table('files');
		END IF;
	END IF;
END $$;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_photo_id_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_voice_note_id_files_id_fk" FOREIGN KEY ("voice_note_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_photo_id_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_voice_note_id_files_id_fk" FOREIGN KEY ("voice_note_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_delivery_code" CHECK ("cities"."delivery_code" in ('off', 'offered', 'required')) NOT VALID;
