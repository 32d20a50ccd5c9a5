-- Takes the place of the merged file, which checks every row of `users` and `shops` while it keeps them locked: 0018 does so later.
-- History names deliverers by id from now on, so that a deleted account leaves no name in it. The rows written so far
-- are changed this once: only this transaction sees the trigger's function without its refusal. After a hand-over the
-- deliverer is whoever acted next, else whoever has the order now; where nobody is known the sentence has no name.
DO $$
DECLARE
	refusing text := pg_get_functiondef('refuse_rewriting_orders()'::regprocedure);
BEGIN
	CREATE OR REPLACE FUNCTION "refuse_rewriting_orders"() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
	UPDATE "order_events" SET "details" = json_build_object('delivererId', "actor_id")
	WHERE "action" = 'assign' AND ("details" ->> 'deliverer') IS NOT NULL;
	UPDATE "order_events" e SET "details" = json_strip_nulls(json_build_object('delivererId', coalesce(
		(SELECT n."actor_id" FROM "order_events" n WHERE n."order_id" = e."order_id" AND n."id" > e."id"
			AND n."actor_role" = 'deliverer' ORDER BY n."id" LIMIT 1),
		(SELECT o."deliverer_id" FROM "orders" o WHERE o."id" = e."order_id"))))
	WHERE e."action" = 'hand_over' AND (e."details" ->> 'deliverer') IS NOT NULL;
	EXECUTE refusing;
END
$$;--> statement-breakpoint
ALTER TABLE "shops" DROP CONSTRAINT "shops_state";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_number_until_deleted" CHECK (("users"."number" is null) = ("users"."deleted_at" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_state" CHECK ("shops"."state" in ('unverified', 'verified', 'suspended', 'closed')) NOT VALID;
