CREATE TABLE "support_contacts" (
	"id" integer PRIMARY KEY NOT NULL,
	"phone" text,
	"email" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "support_contacts_once" CHECK ("support_contacts"."id" = 1)
);
