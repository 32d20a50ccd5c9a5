CREATE TABLE "backup_schedule" (
	"id" integer PRIMARY KEY NOT NULL,
	"every_seconds" integer,
	"keep" integer NOT NULL,
	"folder" text NOT NULL,
	CONSTRAINT "backup_schedule_once" CHECK ("backup_schedule"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"file" text NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"bytes" bigint,
	"failure" text
);
