// Words that nobody has searched for, with the same hits each time: a word, and some that stand in the description of every
// product of market.sql, in another order at each call.

/** Each with its beginnings. None of them is a part of another word there, or is corrected to one. */
const everyday = [['brought', 'brough', 'broug', 'brou'], ['from'], ['fields', 'field', 'fiel'], ['town']];
const orders = [1, 2, 3, 4].flatMap((length) => ordersOf(everyday, length));

function ordersOf(groups, length) {
  if (length === 0) return [[]];
  return groups.flatMap((group) => {
    const others = ordersOf(
      groups.filter((other) => other !== group),
      length - 1,
    );
    return group.flatMap((word) => others.map((rest) => [word, ...rest]));
  });
}

/** What a person searches for. */
const wordOf = {
  noun: ({ name }) => [name.split(' ')[1]],
  tag: ({ tags }) => [tags[0]],
  'all products': () => [],
};

/** Each side of the comparison has its own process, and so its own orders. After 537 calls for a word they repeat. */
export function newWords(kind) {
  const asked = new Map();
  return (person) => {
    const word = wordOf[kind](person);
    const key = word.join(' ');
    const count = asked.get(key) ?? 0;
    asked.set(key, count + 1);
    return [...word, ...orders[count % orders.length]].join(' ');
  };
}
