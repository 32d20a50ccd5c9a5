ALTER TABLE "order_clocks" ADD COLUMN "closed_weekdays" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_clocks" ADD COLUMN "closed_days" text[] DEFAULT '{}' NOT NULL;