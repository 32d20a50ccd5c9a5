import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { help, readAnswer, readCommand } from './cli-commands.ts';
import { readConfig } from './config.ts';
import { isPair } from './platform/push/vapid-keys.ts';
import { makeCity } from './testing/cities.ts';
import { makeShop } from './testing/shops.ts';
import { createTestApp, freshNumber, type TestApp } from './testing/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});

afterAll(() => testApp.close());

/** The command's final output. */
function run(...words: string[]): Promise<string> {
  return readCommand(words)(testApp);
}

describe('verify-shop', () => {
  it('verifies the shop, notifies its retailer, and does nothing the second time [SHOP-29, TERM-5]', async () => {
    const { retailer, shop } = await makeShop(testApp, { name: 'Pappadam Corner' });
    expect((await retailer.get('/shops/orders/')).body.code).toBe('shop.not_verified');
    expect(await run('verify-shop', String(shop.id))).toBe(`Shop ${shop.id} (Pappadam Corner) is verified.`);
    expect((await retailer.get('/shops/orders/')).status).toBe(200);
    expect((await retailer.get('/users/notifications/')).body.unread_count).toBe(1);
    const again = `Shop ${shop.id} (Pappadam Corner) is already verified.`;
    expect(await run('verify-shop', String(shop.id))).toBe(again);
    expect((await retailer.get('/users/notifications/')).body.unread_count).toBe(1);
  });

  it('is refused for an unknown shop [TERM-5]', async () => {
    await expect(run('verify-shop', '999999')).rejects.toThrow('Shop 999999 does not exist.');
    await expect(run('verify-shop', '999999999999999')).rejects.toThrow(
      'Shop 999999999999999 does not exist.',
    );
  });
});

describe('make-operator', () => {
  it('creates a person for a new number and makes them an operator [TERM-7]', async () => {
    const number = freshNumber();
    expect(await run('make-operator', number)).toBe(`${number} is an operator.`);
    expect(await run('make-operator', number)).toBe(`${number} is already an operator.`);
    const person = await testApp.signIn(number);
    expect((await person.get('/users/details/')).body.is_operator).toBe(true);
  });
});

describe('make-deliverer', () => {
  it('hires a person for a city by name or id, and moves them to another [TERM-8]', async () => {
    const first = await makeCity(testApp, { name: 'Chembukara North' });
    await makeCity(testApp, { name: 'Thiruvilwamala' });
    const person = await testApp.signIn();
    const [, a, b] = /^\+91(\d{5})(\d{5})$/.exec(person.number) ?? [];
    const spaced = ['+91', a ?? '', b ?? ''];
    expect((await person.get('/deliveries/')).status).toBe(403);
    const done = `${person.number} is a deliverer in Chembukara North.`;
    expect(await run('make-deliverer', ...spaced, 'chembukara', 'north')).toBe(done);
    expect((await person.get('/deliveries/')).status).toBe(200);
    const again = `${person.number} is already a deliverer in Chembukara North.`;
    expect(await run('make-deliverer', person.number, String(first))).toBe(again);
    const moved = `${person.number} is a deliverer in Thiruvilwamala.`;
    expect(await run('make-deliverer', person.number, 'Thiruvilwamala')).toBe(moved);
  });

  it('is refused for an unknown city [TERM-8]', async () => {
    await expect(run('make-deliverer', freshNumber(), 'Nowhere')).rejects.toThrow(
      "There is no city 'Nowhere'.",
    );
  });
});

it('remove-demo reports when there is no demo, and is refused on Citus', async () => {
  const removing = run('remove-demo');
  if (inject('workerUrls').length > 0) await expect(removing).rejects.toThrow('from a distributed database');
  else expect(await removing).toBe('There is no demo village here.');
});

describe('invalid commands', () => {
  it.each([
    [['verify-shop'], 'Usage: npm run haat -- verify-shop ID'],
    [['verify-shop', '-1'], 'Usage: npm run haat -- verify-shop ID'],
    [['verify-shop', 'mine'], 'Usage: npm run haat -- verify-shop ID'],
    [['make-operator'], 'A phone number is +91 and ten digits'],
    [['make-operator', '+9190000'], 'A phone number is +91 and ten digits, such as +919000000003.'],
    [['make-operator', '9000000009'], 'A phone number is +91 and ten digits'],
    [['make-operator', '+9190000000091'], 'A phone number is +91 and ten digits'],
    [['make-operator', '+919000000009', 'Meera'], 'Usage: npm run haat -- make-operator +91NUMBER'],
    [['make-deliverer', '+919000000003'], 'Usage: npm run haat -- make-deliverer +91NUMBER CITY'],
    [['make-operator', '+915000000009'], 'After +91, a mobile number begins with 6, 7, 8 or 9.'],
    [['suspend-shop', '12'], 'Usage: npm run haat -- suspend-shop ID REASON…'],
    [['suspend-shop', '12', 'x'.repeat(501)], 'The reason may have at most 500 characters.'],
    [['restore-shop', 'twelve'], 'Usage: npm run haat -- restore-shop ID'],
    [['block'], 'A phone number is +91 and ten digits'],
    [['block', '+919000000003', 'now'], 'Usage: npm run haat -- block +91NUMBER'],
    [['remove-demo', 'now'], 'Usage: npm run haat -- remove-demo'],
    [['toString'], "There is no command 'toString'"],
  ])('are refused: %j [TERM-2]', (words, sentence) => {
    expect(() => readCommand(words)).toThrow(sentence);
  });
});

it('help lists every command [TERM-1]', () => {
  expect(help().match(/haat -- [\w-]+/g)).toEqual([
    'haat -- verify-shop',
    'haat -- suspend-shop',
    'haat -- restore-shop',
    'haat -- make-operator',
    'haat -- unmake-operator',
    'haat -- make-deliverer',
    'haat -- dismiss-deliverer',
    'haat -- block',
    'haat -- unblock',
    'haat -- end-sessions',
    'haat -- reset-second-factor',
    'haat -- remove-demo',
    'haat -- sweep',
    'haat -- archive',
    'haat -- distribute',
    'haat -- backup',
    'haat -- restore',
    'haat -- make-vapid-keys',
    'haat -- help',
  ]);
});

it('make-vapid-keys prints a pair as two settings, and needs no database [PUSH-11]', () => {
  const lines = readAnswer(['make-vapid-keys'])?.split('\n') ?? [];
  const settings = Object.fromEntries(lines.map((line) => line.split('=')));
  const { vapid } = readConfig(settings);
  expect(vapid && isPair(vapid)).toBe(true);
  expect(readAnswer(['make-vapid-keys', 'twice'])).toBeUndefined();
  expect(() => readCommand(['make-vapid-keys', 'twice'])).toThrow('Usage: npm run haat -- make-vapid-keys');
});
