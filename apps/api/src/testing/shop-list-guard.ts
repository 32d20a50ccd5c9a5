// Finds code that changes a shop and forgets `raiseListVersion` (decision 0027): in tests its transaction fails at the commit.
import type { Pool } from 'pg';
import { inject } from 'vitest';

const guard = `
create function require_relisted(shop bigint, version_before bigint) returns void language plpgsql as $$
declare is_relisted boolean;
begin
  select s.xmin = pg_current_xact_id()::xid and l.xmin = s.xmin and s.list_version > version_before
    into is_relisted from shops s join shop_lists l on l.city_id = s.city_id where s.id = shop;
  if not is_relisted then
    raise exception 'shop % changed, and raiseListVersion was not called after it', shop;
  end if;
end $$;

create function check_shop() returns trigger language plpgsql as $$
begin
  -- The update by raiseListVersion itself needs no other.
  if new.list_version = old.list_version then perform require_relisted(new.id, new.list_version); end if;
  return null;
end $$;
create constraint trigger check_shop after update on shops deferrable initially deferred
  for each row when (old.state = 'verified' or new.state = 'verified') execute function check_shop();

create function check_retailer() returns trigger language plpgsql as $$
begin
  perform require_relisted(id, -1) from shops where retailer_id = new.id and state = 'verified';
  return null;
end $$;
create constraint trigger check_retailer after update on users deferrable initially deferred for each row
  when ((old.first_name, old.last_name, old.number) is distinct from (new.first_name, new.last_name, new.number))
  execute function check_retailer();

create function check_product_types() returns trigger language plpgsql as $$
begin
  if (new.products > 0) is distinct from (tg_op = 'UPDATE' and old.products > 0) then
    perform require_relisted(id, -1) from shops where id = new.shop_id and state = 'verified';
  end if;
  return null;
end $$;
create constraint trigger check_product_types after insert or update on shop_product_types deferrable initially deferred
  for each row execute function check_product_types();
`;

/** Citus has no triggers on tables that are on all nodes. */
export const canGuardShopLists = inject('workerUrls').length === 0;

export async function installShopListGuard(pool: Pool): Promise<void> {
  if (canGuardShopLists) await pool.query(guard);
}

/** Changes a shop as somebody does by hand, without a new version of its list. */
export async function changeUnguarded(pool: Pool, change: string): Promise<void> {
  if (canGuardShopLists) await pool.query('alter table shops disable trigger check_shop');
  await pool.query(change);
  if (canGuardShopLists) await pool.query('alter table shops enable trigger check_shop');
}
