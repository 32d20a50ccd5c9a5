-- For a table whose rows may only be added: SELECT make_append_only('audit').
CREATE FUNCTION "make_append_only"("which" regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON %s
		FOR EACH ROW EXECUTE FUNCTION refuse_rewriting()', which);
	EXECUTE format('CREATE TRIGGER never_truncated BEFORE TRUNCATE ON %s
		FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()', which);
END
$$;--> statement-breakpoint
-- Beside its own trigger, which lets remove-demo delete.
CREATE TRIGGER "order_events_never_truncated" BEFORE TRUNCATE ON "order_events"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
