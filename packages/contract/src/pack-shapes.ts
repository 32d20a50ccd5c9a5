// What a pack says, and names in other languages, as products and the catalogue take and show them.
import * as T from 'typebox';
import { limits } from './limits.ts';
import { packUnits } from './pack.ts';
import { optionalName, PositivePrice, Rupees } from './schema.ts';

const orNull = <Field extends T.TSchema>(field: Field) => T.Union([field, T.Null()]);

/** How goods are sold. `is_loose`: by weight or volume, in steps of `net_quantity`. */
export const soldByFields = {
  is_loose: T.Boolean(),
  net_quantity: orNull(T.Number()),
  unit: orNull(T.Enum(packUnits, { type: 'string' })),
};

/** `mrp` in rupees, the most that the pack may cost. All are null when the pack doesn't say. */
export const packFields = { mrp: orNull(T.Number()), ...soldByFields };

/** What a line costs now, and what all of it weighed in g or ml. Null: it wasn't weighed. */
export const lineFields = { ...soldByFields, amount: Rupees, weighed: orNull(T.Integer()) };

/** Null removes. A quantity without a unit, or the other way round, is kept, and screens show neither. */
export const packInput = {
  mrp: T.Optional(orNull(PositivePrice)),
  net_quantity: T.Optional(
    orNull(T.Number({ minimum: 0.001, maximum: limits.netQuantity, decimals: limits.netQuantityDecimals })),
  ),
  unit: T.Optional(orNull(T.Enum(packUnits, { type: 'string' }))),
  /** Needs a `net_quantity` in g, kg, ml or l: the smallest amount that is sold. `price` is that of one. */
  is_loose: T.Optional(T.Boolean()),
};

/** Names by language. Empty when there are none. */
export const Names = T.Object({ hi: T.Optional(T.String()), ml: T.Optional(T.String()) });

/** They replace all names that there were. Null removes them, an empty name or null removes one. */
export const namesInput = (maxLength: number) => {
  const name = optionalName(maxLength);
  return T.Optional(orNull(T.Object({ hi: name, ml: name })));
};
