-- Other sessions go on reading and writing meanwhile.
ALTER TABLE "users" VALIDATE CONSTRAINT "users_number_until_deleted";--> statement-breakpoint
ALTER TABLE "shops" VALIDATE CONSTRAINT "shops_state";
