CREATE TABLE "notification_counts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"unread" integer NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "notification_counts_unread" CHECK ("notification_counts"."unread" between 0 and "notification_counts"."total")
);
--> statement-breakpoint
ALTER TABLE "notification_counts" ADD CONSTRAINT "notification_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Rows are updated with each notification. Room in each page keeps these updates out of the index.
ALTER TABLE "notification_counts" SET (fillfactor = 50);--> statement-breakpoint
-- Writers wait until the triggers are there. A million notifications take about a second to count.
LOCK TABLE "notifications" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO "notification_counts" ("user_id", "total", "unread", "version")
SELECT "user_id", count(*), count(*) FILTER (WHERE "read_at" IS NULL), (extract(epoch FROM clock_timestamp()) * 1000000)::bigint
FROM "notifications" GROUP BY "user_id";--> statement-breakpoint
-- Rows are locked in the order of user_id, so that two statements can't wait for each other.
CREATE FUNCTION "count_notifications"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"at" bigint := extract(epoch FROM clock_timestamp()) * 1000000;
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "notification_counts" AS "c" ("user_id", "total", "unread", "version")
		SELECT "user_id", count(*), count(*) FILTER (WHERE "read_at" IS NULL), "at"
		FROM "new_rows" GROUP BY "user_id" ORDER BY "user_id"
		ON CONFLICT ("user_id") DO UPDATE SET "total" = "c"."total" + excluded."total",
			"unread" = "c"."unread" + excluded."unread", "version" = greatest("c"."version" + 1, "at");
		RETURN NULL;
	END IF;
	PERFORM FROM "notification_counts" WHERE "user_id" IN (SELECT "user_id" FROM "old_rows")
	ORDER BY "user_id" FOR NO KEY UPDATE;
	IF TG_OP = 'DELETE' THEN
		UPDATE "notification_counts" AS "c" SET "total" = "c"."total" - "gone"."total",
			"unread" = "c"."unread" - "gone"."unread", "version" = greatest("c"."version" + 1, "at")
		FROM (SELECT "user_id", count(*) AS "total", count(*) FILTER (WHERE "read_at" IS NULL) AS "unread"
			FROM "old_rows" GROUP BY "user_id") AS "gone"
		WHERE "c"."user_id" = "gone"."user_id";
	ELSE
		UPDATE "notification_counts" AS "c" SET "unread" = "c"."unread" + "changed"."unread",
			"version" = greatest("c"."version" + 1, "at")
		FROM (SELECT "user_id", sum("more") AS "unread" FROM (
				SELECT "user_id", ("read_at" IS NULL)::int AS "more" FROM "new_rows"
				UNION ALL SELECT "user_id", -("read_at" IS NULL)::int FROM "old_rows") AS "each"
			GROUP BY "user_id") AS "changed"
		WHERE "c"."user_id" = "changed"."user_id";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notifications_added" AFTER INSERT ON "notifications" REFERENCING NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "count_notifications"();--> statement-breakpoint
CREATE TRIGGER "notifications_removed" AFTER DELETE ON "notifications" REFERENCING OLD TABLE AS "old_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "count_notifications"();--> statement-breakpoint
CREATE TRIGGER "notifications_changed" AFTER UPDATE ON "notifications" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "count_notifications"();