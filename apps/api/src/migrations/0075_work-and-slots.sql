ALTER TABLE "users" ADD COLUMN "is_on_duty" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "closed_weekdays" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "closed_days" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "preparation_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "second_number" text;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_closed_weekdays" CHECK ("shops"."closed_weekdays" <@ array[0, 1, 2, 3, 4, 5, 6]) NOT VALID;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_preparation" CHECK ("shops"."preparation_minutes" between 0 and 1440) NOT VALID;
