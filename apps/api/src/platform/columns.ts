// Column types shared by all tables.
import type { LocalNames } from '@haat/contract/pack';
import { packUnits } from '@haat/contract/pack';
import {
  bigint,
  boolean,
  customType,
  jsonb,
  numeric,
  pgSequence,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** The id of a row that lives in a city. It contains the city (`city-id.ts`), so every INSERT gives it. */
export const cityRowId = () => bigint('id', { mode: 'number' }).notNull();

/** The numbers in those ids: 36 bits. */
export const cityRowIds = (table: string) => pgSequence(`${table}_id_seq`, { maxValue: 2 ** 36 - 1 });

/** A row's own id. */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A reference to another row's id. Every one needs an index. */
export const ref = (name: string) => bigint(name, { mode: 'number' });

/** Integer paise. */
export const paise = (name: string) => bigint(name, { mode: 'number' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Names in other languages. */
export const localNames = () => jsonb('names').$type<LocalNames>().notNull().default({});

/** How goods are sold. `isLoose`: by weight or volume, in steps of the net quantity. */
export const soldByColumns = () => ({
  netQuantity: numeric('net_quantity', { precision: 10, scale: 3, mode: 'number' }),
  unit: text('unit', { enum: packUnits }),
  isLoose: boolean('is_loose').notNull().default(false),
});

/** What a pack says. Null: it doesn't say. */
export const packColumns = () => ({ mrpPaise: paise('mrp_paise'), ...soldByColumns() });

/** A point on the sphere for GiST's nearest neighbour: `(x, y, z)` in km from the centre of the earth. */
export const spherePoint = customType<{ data: string }>({ dataType: () => 'cube' });
