ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "data_saver" boolean;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sound" boolean;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'hi', 'ml')) NOT VALID;