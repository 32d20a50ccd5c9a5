// Answers and notifications in the reader's language.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { handOverAllCash, orderIn, placeOrder } from './testing/orders.ts';
import { createTestApp, freshNumber, type TestApp } from './testing/test-app.ts';
import { makeCustomer, makeDelivererClient, makeVillage, type Village } from './testing/village.ts';

let t: TestApp;
let village: Village;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
});
afterAll(() => t.close());

const speak = (client: Client, language: 'en' | 'hi' | 'ml') =>
  client.patch('/users/preferences/', { language });
const newest = async (client: Client): Promise<string> =>
  (await client.get('/users/notifications/')).body.results[0].body;
const pathOf = (id: number) => `/customers/orders/${id}/`;

describe('refusals', () => {
  it("are in the account's language, with title and code in English [SAYS-3]", async () => {
    const person = await makeCustomer(t, village.cityId);
    const checkout = () => person.post('/customers/checkout/', { slot: village.slotId });
    const cart = { title: 'The cart is empty', code: 'cart.empty' };
    expect((await checkout()).body).toMatchObject({
      ...cart,
      detail: 'Your cart is empty. Add something first.',
    });
    await speak(person, 'ml');
    const answer = await checkout();
    expect(answer.body).toMatchObject({ ...cart, detail: 'നിങ്ങളുടെ കാർട്ടിൽ ഒന്നുമില്ല. ആദ്യം എന്തെങ്കിലും ചേർക്കുക.' });
    expect(answer.headers['content-language']).toBe('ml');
    await speak(person, 'hi');
    expect((await checkout()).body).toMatchObject({ ...cart, detail: 'आपका कार्ट ख़ाली है। पहले कुछ जोड़ें।' });
  });

  it('name fields in English, and say what is wrong in the language [SAYS-3]', async () => {
    const person = await t.signIn();
    await speak(person, 'hi');
    const { body } = await person.post('/users/setup/', { first_name: '', last_name: 7, email: 'x' });
    expect(body).toMatchObject({
      title: 'Some fields are invalid',
      detail: 'बताई गई जानकारी ठीक करके फिर भेजें।',
      errors: {
        first_name: ['इसे भरना ज़रूरी है'],
        last_name: ['टेक्स्ट भेजें।'],
        email: ['सही ईमेल लिखें'],
      },
    });
  });

  it('follow Accept-Language for somebody who is not signed in [SAYS-4]', async () => {
    const guess = (language: string) =>
      t.nobody.post(
        '/users/login/verify/',
        { number: freshNumber(), otp: '000000' },
        { 'accept-language': language },
      );
    expect((await guess('ml-IN,en;q=0.8')).body.detail).toBe(
      'OTP തെറ്റാണ്, അല്ലെങ്കിൽ സമയം കഴിഞ്ഞു. നോക്കിയിട്ട് വീണ്ടും നൽകുക, അല്ലെങ്കിൽ പുതിയ OTP ചോദിക്കുക.',
    );
    expect((await guess('ta')).body.detail).toBe(
      'The code is wrong or has expired. Check it, or request a new one.',
    );
    const { body } = await t.nobody.get('/users/details/', { 'accept-language': 'hi' });
    expect(body).toMatchObject({ title: 'Sign in first', detail: expect.stringMatching(/^लॉगिन करें/) });
  });

  it("prefer the account's language to the header, which counts until one is chosen [SAYS-4]", async () => {
    const person = await t.signIn();
    const ask = async () => (await person.get('/shops/0/', { 'accept-language': 'hi' })).body.detail;
    expect(await ask()).toBe('ऐसा कुछ नहीं है, या यह आपका नहीं है।');
    await speak(person, 'ml');
    expect(await ask()).toBe('അങ്ങനെയൊന്നില്ല, അല്ലെങ്കിൽ അത് നിങ്ങളുടേതല്ല.');
  });

  it('stay in English at the desk [SAYS-5]', async () => {
    const person = await t.signIn();
    await speak(person, 'ml');
    expect((await person.get('/operator/today/')).body.detail).toBe('Only operators can do this.');
  });
});

describe('the SMS with a code', () => {
  it('is in the language of the sign-in page [SMS-7]', async () => {
    const ask = async (tongue?: string) => {
      const headers = tongue === undefined ? undefined : { 'accept-language': tongue };
      await t.nobody.post('/users/login/', { number: freshNumber() }, headers);
      return t.sms.languages.at(-1);
    };
    expect([await ask('ml'), await ask('hi-IN,en;q=0.5'), await ask('ta'), await ask()]).toEqual([
      'ml',
      'hi',
      'en',
      'en',
    ]);
  });
});

describe('the history of an order', () => {
  it("is in the reader's language [SAYS-6]", async () => {
    const { customer, retailer } = village;
    const { order } = await orderIn(village, 'COMPLETED');
    await speak(customer, 'ml');
    await speak(retailer, 'hi');
    const textsOf = ({ events }: { events: { text: string }[] }) => events.map(({ text }) => text);
    expect(textsOf((await customer.get(pathOf(order.id))).body)).toEqual([
      'ഓർഡർ ചെയ്തു',
      'Ammini Vegetables ഓർഡർ സ്വീകരിച്ചു',
      'Ravi Kumar ഡെലിവറി ഏറ്റെടുത്തു',
      'കടയിൽ നിന്നെടുത്തു (Ammini Vegetables)',
      'വീട്ടുപടിക്കൽ എത്തിച്ചു',
      'വീട്ടുപടിക്കൽ പരിശോധിച്ചു: എല്ലാം സ്വീകരിച്ചു',
      'പൂർത്തിയായി',
    ]);
    expect(textsOf((await retailer.get(`/shops/orders/${order.id}/`)).body)[1]).toBe(
      'Ammini Vegetables ने ऑर्डर स्वीकार किया',
    );
    const exported = (await customer.get('/users/export/')).body.orders;
    expect(textsOf(exported.find(({ id }: { id: number }) => id === order.id)).at(-1)).toBe('പൂർത്തിയായി');
    const placed = await placeOrder(village);
    expect(textsOf(placed as never)).toEqual(['ഓർഡർ ചെയ്തു']); // the answer of checkout
  });
});

describe('notifications', () => {
  it("are in the reader's language, also those from before a change of language [SAYS-7]", async () => {
    const { customer, retailer, deliverer } = village;
    const hindi = await makeDelivererClient(t, village.cityId);
    await speak(customer, 'en');
    await speak(retailer, 'hi');
    await speak(deliverer, 'ml');
    await speak(hindi, 'hi');
    const { id } = await placeOrder(village);
    expect(await newest(retailer)).toBe(`नया ऑर्डर #${id}। स्वीकार करें या मना करें।`);
    await retailer.post(`/shops/orders/${id}/accept/`);
    expect(await newest(customer)).toBe(`Ammini Vegetables accepted your order #${id}.`);
    expect(await newest(deliverer)).toMatch(`പുതിയ ഡെലിവറി: ഓർഡർ #${id} (Ammini Vegetables)`);
    expect(await newest(hindi)).toMatch(`नई डिलीवरी: ऑर्डर #${id} (Ammini Vegetables)`);
    await speak(hindi, 'en');
    expect(await newest(hindi)).toMatch(`New delivery request: order #${id} from Ammini Vegetables`);
    await speak(customer, 'ml');
    const inMalayalam = `Ammini Vegetables നിങ്ങളുടെ ഓർഡർ #${id} സ്വീകരിച്ചു.`;
    expect(await newest(customer)).toBe(inMalayalam);
    expect((await customer.get('/users/export/')).body.notifications[0].body).toBe(inMalayalam);
  });

  it('have another ETag in another language, also in one that Accept-Language names [SAYS-7]', async () => {
    const customer = await makeCustomer(t, village.cityId);
    const { id } = await placeOrder({ ...village, customer });
    await village.retailer.post(`/shops/orders/${id}/accept/`);
    const poll = async (language: string, tag = '') => {
      const headers = { 'accept-language': language, 'if-none-match': tag };
      const answer = await customer.get('/users/notifications/', headers);
      return { status: answer.status, tag: String(answer.headers.etag), text: answer.text };
    };
    const english = await poll('en');
    expect(english.text).toContain(`Ammini Vegetables accepted your order #${id}.`);
    const hindi = await poll('hi', english.tag);
    expect(hindi.text).toContain(`Ammini Vegetables ने आपका ऑर्डर #${id} स्वीकार किया।`);
    expect((await poll('hi', hindi.tag)).status).toBe(304);
    await speak(customer, 'ml');
    const chosen = await poll('hi', hindi.tag);
    expect(chosen.text).toContain(`Ammini Vegetables നിങ്ങളുടെ ഓർഡർ #${id} സ്വീകരിച്ചു.`);
    expect((await poll('en', chosen.tag)).status).toBe(304);
  });

  it('keep the text of releases that wrote only one language, also when they replace a newer one [SAYS-7]', async () => {
    const { retailer, deliverer } = village;
    await speak(deliverer, 'en');
    const { id } = await placeOrder(village);
    await retailer.post(`/shops/orders/${id}/accept/`);
    await speak(deliverer, 'ml');
    await t.database.pool.query(
      `insert into notifications (user_id, body, link, topic, created_at)
       values ($1, 'New delivery request', '/deliverer/requests', 'open_requests', now())
       on conflict (user_id, topic) where topic is not null and read_at is null
       do update set id = default, body = excluded.body`,
      [deliverer.userId],
    );
    expect(await newest(deliverer)).toBe('New delivery request');
    const next = await placeOrder(village);
    await retailer.post(`/shops/orders/${next.id}/accept/`);
    await speak(deliverer, 'hi');
    expect(await newest(deliverer)).toMatch(`नई डिलीवरी: ऑर्डर #${next.id} (Ammini Vegetables)`);
  });

  it.each([
    ['hi', 'Wilfred ने डिलीवरी स्वीकार की: आपका ', 'एक डिलीवरी एजेंट ने डिलीवरी स्वीकार की: आपका '],
    ['ml', 'Wilfred ഡെലിവറി ഏറ്റെടുത്തു: നിങ്ങളുടെ ', 'ഒരു ഡെലിവറി ഏജന്റ് ഡെലിവറി ഏറ്റെടുത്തു: നിങ്ങളുടെ '],
  ] as const)(
    'in %s lose the name of a deleted deliverer [SAYS-7, OWN-8]',
    async (language, before, after) => {
      await speak(village.customer, language);
      const deliverer = await makeDelivererClient(t, village.cityId);
      await deliverer.post('/users/setup/', {
        first_name: 'Wilfred',
        last_name: 'U',
        email: 'w@example.org',
      });
      const { order } = await orderIn({ ...village, deliverer }, 'COMPLETED');
      const texts = async () => (await village.customer.get('/users/notifications/')).text;
      expect(await texts()).toContain(
        `${before}ഓർഡർ #${order.id}`.replace('ഓർഡർ', language === 'hi' ? 'ऑर्डर' : 'ഓർഡർ'),
      );
      await handOverAllCash({ ...village, deliverer });
      await t.nobody.post('/users/login/', { number: deliverer.number });
      const deleted = await deliverer.delete('/users/', { otp: t.sms.codes.get(deliverer.number) });
      expect(deleted.status).toBe(204);
      expect(await texts()).toContain(after);
      for (const now of ['en', 'hi', 'ml'] as const) {
        await speak(village.customer, now);
        expect(await texts()).not.toContain('Wilfred');
      }
    },
  );
});
