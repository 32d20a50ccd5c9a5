CREATE TABLE "sweep_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_images" (
	"key" text PRIMARY KEY NOT NULL
);
