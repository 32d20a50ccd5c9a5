import { expect, it } from 'vitest';
import { together } from './together.ts';

const lookUp = (asked: (readonly string[])[]) =>
  together(async (keys: readonly string[]) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `found ${key}`]));
  });

it('asks once for the keys of simultaneous requests', async () => {
  const asked: (readonly string[])[] = [];
  const find = lookUp(asked);
  const found = await Promise.all([find('a'), find('b'), find('a'), find('unknown')]);
  expect(found).toEqual(['found a', 'found b', 'found a', undefined]);
  expect(asked).toEqual([['a', 'b', 'unknown']]);
});

it('asks again for a later request, which must see later changes', async () => {
  const asked: (readonly string[])[] = [];
  const find = lookUp(asked);
  await find('a');
  await find('a');
  expect(asked).toEqual([['a'], ['a']]);
});

it('asks again for a request that came while it was asking', async () => {
  const asked: (readonly string[])[] = [];
  let second: Promise<string | undefined> | undefined;
  const find = together(async (keys: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    asked.push(keys);
    second ??= find('a');
    return new Map(keys.map((key) => [key, `answer ${asked.length}`]));
  });
  expect(await find('a')).toBe('answer 1');
  expect(await second).toBe('answer 2');
});

it('fails for each of its keys, and not for later ones', async () => {
  let isBroken = true;
  const find = together(async (keys: readonly string[]) => {
    if (isBroken) throw new Error('no connection');
    return new Map(keys.map((key) => [key, key]));
  });
  const answers = await Promise.allSettled([find('a'), find('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await find('a')).toBe('a');
});
