CREATE TABLE "address_keys" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "address_keys_only_one" CHECK ("address_keys"."is_only")
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"user_id" bigint NOT NULL,
	"address_hash" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_hash_pk" PRIMARY KEY("user_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "sent_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"address_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wrong_guesses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wrong_guesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"address_hash" text NOT NULL,
	"newest_code_id" bigint NOT NULL,
	"guessed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_addresses_signed_in_at" ON "known_addresses" USING btree ("signed_in_at");--> statement-breakpoint
CREATE INDEX "sent_codes_number" ON "sent_codes" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "sent_codes_sent_at" ON "sent_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "wrong_guesses_number" ON "wrong_guesses" USING btree ("number","guessed_at");--> statement-breakpoint
CREATE INDEX "wrong_guesses_guessed_at" ON "wrong_guesses" USING btree ("guessed_at");