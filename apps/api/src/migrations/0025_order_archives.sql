CREATE TABLE "order_archives" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_archives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"before" timestamp with time zone NOT NULL,
	"orders" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
SELECT make_append_only('order_archives');--> statement-breakpoint
-- As before, and for the orders of an archive: final ones that were placed before its time.
CREATE OR REPLACE FUNCTION "refuse_rewriting_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- remove-demo names the demo's orders in demo_rows before it deletes them.
	IF TG_OP = 'DELETE' AND (
		EXISTS (SELECT FROM demo_rows WHERE kind = 'order' AND row_id = OLD.order_id)
		OR EXISTS (
			SELECT FROM orders o JOIN order_archives a ON o.created_at < a.before
			WHERE o.city_id = OLD.city_id AND o.id = OLD.order_id
				AND o.status IN ('COMPLETED', 'REJECTED', 'CANCELLED')
		)
	) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
