CREATE TABLE "demo_rows" (
	"kind" text NOT NULL,
	"row_id" bigint NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "demo_rows_kind_row_id_pk" PRIMARY KEY("kind","row_id")
);
--> statement-breakpoint
CREATE FUNCTION "refuse_rewriting_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- remove-demo names the demo's orders in demo_rows before it deletes them.
	IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM demo_rows WHERE kind = 'order' AND row_id = OLD.order_id) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_events_append_only" BEFORE UPDATE OR DELETE ON "order_events"
FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting_orders"();
