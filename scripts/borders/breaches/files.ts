import { api, type Breach, contract, web } from './sound-tree.ts';

const vague = "a file's name says what is in it";
const apiRole = "a file of a server's slice has a role that CONTRIBUTING.md lists";
const webRole = 'a file of a web slice has a role that CONTRIBUTING.md lists';
const text = 'export const one = 1;';

const tooLong = 'a function has up to 40 lines';
/** An exported function of this many lines. */
export const functionOf = (lines: number) =>
  ['export function one() {', ...Array.from({ length: lines - 2 }, () => '  1;'), '}'].join('\n');

export const fileBreaches: Breach[] = [
  { rule: vague, file: `${api}/slices/shops/helpers.ts`, text },
  { rule: vague, file: `${api}/platform/shop-utils.ts`, text },
  { rule: vague, file: `${web}/platform/common/card.ts`, text },
  { rule: vague, file: `${contract}/misc.ts`, text },
  { rule: apiRole, file: `${api}/slices/shops/shop.manager.ts`, text },
  { rule: apiRole, file: `${api}/slices/shops/shop.texts.ts`, text },
  { rule: apiRole, file: `${api}/slices/shops/types/create-type.ts`, text },
  { rule: webRole, file: `${web}/slices/shops/shops.store.ts`, text },
  { rule: webRole, file: `${web}/slices/shops/shops.queries.ts`, text },
  { rule: webRole, file: `${web}/slices/shops/pages/shop.tsx`, text },
  { rule: webRole, file: `${web}/slices/shops/components/price.ts`, text },
  { rule: webRole, file: `${web}/slices/shops/shop-card.tsx`, text },
  { rule: webRole, file: `${web}/slices/shops/hooks/use-shop.ts`, text },
  { rule: 'a file of ui/ is in a folder that says its purpose', file: `${web}/ui/card.tsx`, text },
  { rule: 'a file of ui/ is in a folder that says its purpose', file: `${web}/ui/cards/card.tsx`, text },
  { rule: tooLong, file: `${api}/platform/log.ts`, text: functionOf(41) },
  {
    rule: tooLong,
    file: `${web}/platform/log.tsx`,
    text: functionOf(41).replace('function one() {', 'const one = () => {'),
  },
  {
    rule: tooLong,
    file: 'scripts/tasks/log.mjs',
    text: functionOf(41).replace('function', 'async function'),
  },
  { rule: tooLong, file: 'e2e/support/log.ts', text: `/** What it does. */${functionOf(41)}` },
  {
    rule: 'config.ts alone reads the environment',
    file: `${api}/platform/log.ts`,
    text: "export const level = process['env'].LOG_LEVEL;",
    at: '1:22',
  },
  {
    rule: 'config.ts alone reads the environment',
    file: `${api}/platform/log.ts`,
    text: 'const { env } = process; export const level = env.LOG_LEVEL;',
  },
  {
    rule: 'config.ts alone reads the environment',
    file: `${api}/platform/log.ts`,
    text: 'export const { env } = globalThis.process;',
  },
];
