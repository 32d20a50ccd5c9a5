// One quantity for all goods that a shop has just added from the catalogue.
import * as T from 'typebox';
import { limits } from './limits.ts';

/** Products from the catalogue whose quantity is 0 and was never set. */
export const NotCounted = T.Object({ not_counted: T.Integer() });

export const FirstQuantity = T.Object({ quantity: T.Integer({ minimum: 1, maximum: limits.stock }) });

/** How many products got the quantity. */
export const QuantitiesSet = T.Object({ changed: T.Integer() });
