ALTER TABLE "shops" ADD COLUMN "is_second_number_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "second_number_code" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "second_number_guesses" integer DEFAULT 0 NOT NULL;