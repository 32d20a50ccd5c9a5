// Search texts of products with the words of market.sql, made without a database.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const script = readFileSync(join(import.meta.dirname, 'market.sql'), 'utf8');
const listsIn = (text) =>
  [...text.matchAll(/'\{([^}]+)\}'/g)].map(([, list]) => list.toLowerCase().split(','));

const kinds = [...script.matchAll(/^ {2}\(\d+, '(\w+)', '\{([^}]+)\}'\)/gm)].map(([, name, nouns]) => ({
  name: name.toLowerCase(),
  nouns: nouns.split(','),
}));
const wordLines = script.split('\n').filter((line) => line.startsWith('insert into words '));
const [qualities, units, tags] = wordLines.map((line) => listsIn(line)[0]);

export const wordsToKnow = [...kinds.flatMap(({ name, nouns }) => [name, ...nouns]), ...qualities, ...tags];

/** The same number gives the same text each time. Products of a shop come one after another. */
export function* makeTexts(count, perShop) {
  let state = 1;
  const dice = (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
  const one = (list) => list[dice(list.length)];
  for (let id = 1; id <= count; id += 1) {
    const shopId = 1 + Math.floor((id - 1) / perShop);
    const kind = kinds[(2 * shopId + (id % 2)) % kinds.length];
    const name = `${one(qualities)} ${one(kind.nouns)} ${one(units)}`;
    const ownTags = `${tags[dice(12)]} ${tags[12 + dice(12)]}`;
    const description = `brought in from the fields around town lot ${dice(900)}`;
    yield { id, shopId, searchText: ` ${name} \n ${ownTags} \v ${kind.name} \f ${description} ` };
  }
}
