ALTER TABLE "devices" ADD COLUMN "registration_hash" text;--> statement-breakpoint
UPDATE "devices" SET "registration_hash" = encode(sha256(convert_to("registration_id", 'UTF8')), 'hex');
