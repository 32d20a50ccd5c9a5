// The position of a type among the types.
import * as T from 'typebox';

/** Types with a smaller position come first. Those without one come last, by name. */
export const TypePosition = T.Union([T.Integer({ minimum: 0, maximum: 1_000_000 }), T.Null()]);
