ALTER TABLE "addresses" VALIDATE CONSTRAINT "addresses_photo_id_files_id_fk";--> statement-breakpoint
ALTER TABLE "addresses" VALIDATE CONSTRAINT "addresses_voice_note_id_files_id_fk";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_photo_id_files_id_fk";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_voice_note_id_files_id_fk";--> statement-breakpoint
ALTER TABLE "cities" VALIDATE CONSTRAINT "cities_delivery_code";
