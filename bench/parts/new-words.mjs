// Words that nobody has searched for, with the same hits each time: a word, and some that stand in the description of every
// product of market.sql, in another order at each call.

/** None of them is a part of another word there. */
const everyday = ['brought', 'from', 'fields', 'around', 'town'];
const orders = [1, 2, 3, 4].flatMap((length) => ordersOf(everyday, length));

function ordersOf(words, length) {
  if (length === 0) return [[]];
  return words.flatMap((word) =>
    ordersOf(
      words.filter((other) => other !== word),
      length - 1,
    ).map((rest) => [word, ...rest]),
  );
}

/** What a person searches for. */
export const wordOf = {
  noun: ({ name }) => name.split(' ')[1],
  tag: ({ tags }) => tags[0],
  'all products': () => 'fields',
};

/** Each side of the comparison has its own process, and so its own orders. */
export function newWords(kind) {
  const asked = new Map();
  return (person) => {
    const word = wordOf[kind](person);
    const count = asked.get(word) ?? 0;
    asked.set(word, count + 1);
    const others = orders[count % orders.length].filter((other) => other !== word);
    return [word, ...others].join(' ');
  };
}
