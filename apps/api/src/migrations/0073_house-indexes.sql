CREATE INDEX CONCURRENTLY IF NOT EXISTS "addresses_photo" ON "addresses" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "addresses_voice_note" ON "addresses" USING btree ("voice_note_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_photo" ON "orders" USING btree ("photo_id") WHERE "orders"."photo_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_voice_note" ON "orders" USING btree ("voice_note_id") WHERE "orders"."voice_note_id" is not null;
