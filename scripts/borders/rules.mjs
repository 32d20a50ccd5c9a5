// All rules. A rule says `where` it applies, what it `forbids` there, and what to do `instead`.
import { contractRules } from './rules/contract.mjs';
import { fileRules } from './rules/files.mjs';
import { orderRules } from './rules/order.mjs';
import { serverRules } from './rules/server.mjs';
import { tableRules } from './rules/tables.mjs';
import { webRules } from './rules/web.mjs';

/**
 * @typedef {object} Rule
 * @property {string} rule the sentence
 * @property {(place: import('./places.mjs').Place, source: import('./read-sources.mjs').Source) => boolean} where
 * @property {import('./forbids.mjs').Forbidden} forbids
 * @property {string} instead
 */

/** @type {Rule[]} */
export const rules = [
  ...orderRules,
  ...contractRules,
  ...serverRules,
  ...tableRules,
  ...webRules,
  ...fileRules,
];
