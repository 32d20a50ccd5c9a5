ALTER TABLE "notifications" ADD COLUMN "words" jsonb;--> statement-breakpoint
-- A server of the release before changes the body alone. Its words would be those of the old body.
CREATE FUNCTION "forget_old_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM jsonb_each_text(NEW."words") WHERE "value" = NEW."body") THEN
		NEW."words" := NULL;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notifications_reworded" BEFORE UPDATE OF "body" ON "notifications" FOR EACH ROW
WHEN (OLD."body" <> NEW."body" AND NEW."words" IS NOT NULL) EXECUTE FUNCTION "forget_old_words"();
