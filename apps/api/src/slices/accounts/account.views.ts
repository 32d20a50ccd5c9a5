// What a person sees of their own account, and the first step of a new village: a city.
import type * as accounts from '@haat/contract/accounts';
import { asc, eq, sql } from 'drizzle-orm';
import { byName } from '../../platform/by-name.ts';
import type { Db } from '../../platform/database.ts';
import { existsInSql } from '../../platform/exists-in-sql.ts';
import { pageOf, wholeList } from '../../platform/page.ts';
import { cities, devices } from './account.tables.ts';
import { getUser, type UserRow } from './user.queries.ts';

/** The signed-in person's own profile. */
export async function viewUser(db: Db, userId: number): Promise<accounts.User> {
  return presentUser(await getUser(db, userId));
}

function presentUser(user: UserRow): accounts.User {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    number: user.number,
    preferences: presentPreferences(user),
    is_shop_verified: user.isShopVerified,
    is_operator: user.isOperator,
    ...(!user.isDeliverer && user.delivererCityId !== null && { was_deliverer: true }),
    status: {
      is_number_verified: user.isNumberVerified,
      is_email_verified: false,
      is_initial_setup_done: user.isInitialSetupDone,
      is_customer_initial_setup_done: user.isCustomerSetupDone,
      is_shop_initial_setup_done: user.isShopSetupDone,
      is_deliverer_initial_setup_done: user.isDeliverer,
    },
  };
}

/** Only what the person has set. */
const presentPreferences = ({ language, dataSaver, sound }: UserRow): accounts.Preferences => ({
  ...(language === null ? {} : { language }),
  ...(dataSaver === null ? {} : { data_saver: dataSaver }),
  ...(sound === null ? {} : { sound }),
});

export async function viewCities(db: Db, query: { limit?: number; offset?: number }) {
  const { limit, offset } = pageOf(query, wholeList);
  const [count, results] = await Promise.all([
    db.$count(cities),
    db
      .select({
        id: cities.id,
        name: cities.name,
        latitude: cities.latitude,
        longitude: cities.longitude,
      })
      .from(cities)
      .orderBy(asc(byName(cities.name)), asc(cities.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results };
}

export const accountSteps = () => ({
  city: existsInSql(sql`${cities}`),
});

/** Oldest first. A browser's registration is its push endpoint. */
export async function viewDevices(db: Db, userId: number): Promise<accounts.Device[]> {
  const rows = await db.select().from(devices).where(eq(devices.userId, userId)).orderBy(asc(devices.id));
  return rows.map(({ registrationId, kind, isActive }) => ({
    registration_id: registrationId,
    cloud_message_type: kind,
    active: isActive,
  }));
}
