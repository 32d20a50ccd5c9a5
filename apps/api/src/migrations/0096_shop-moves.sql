ALTER TABLE "shops" ADD COLUMN "seen_latitude" double precision;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "seen_longitude" double precision;