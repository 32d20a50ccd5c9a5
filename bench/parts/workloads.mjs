// What the bench asks Haat for, over HTTP, as the app does. Each call checks its answer and throws when it is wrong.
import { requestText } from './http-client.mjs';
import { newWords } from './new-words.mjs';

const countIn = (body) => Number(/"count":(\d+)/.exec(body)?.[1] ?? Number.NaN);

function occurrences(body, mark) {
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) count += 1;
  return count;
}

function expectStatus({ status, body }, wanted, what) {
  if (status !== wanted) throw new Error(`${what}: ${status} instead of ${wanted}: ${body.slice(0, 300)}`);
}

const get = (path, token, headers) => requestText({ path: `/api${path}`, token, headers });
const post = (path, token, body) => requestText({ path: `/api${path}`, token, body });

/** One call of a list whose rows each have `mark` once. */
const list = (pathOf, mark, tokenOf = ({ token }) => token) => {
  const texts = new Map();
  const textOf = (person) => {
    if (!texts.has(person)) texts.set(person, get(pathOf(person), tokenOf(person)));
    return texts.get(person);
  };
  return (send) => async (person) => {
    const answer = await send(textOf(person));
    expectStatus(answer, 200, pathOf(person));
    return { count: countIn(answer.body), results: occurrences(answer.body, mark) };
  };
};

const searchPath = (address, words) =>
  `/shops/product-search/?address_id=${address}&search=${encodeURIComponent(words)}`;

/** A search with words that nobody has searched for. */
const searchNew = (kind) => {
  const wordsFor = newWords(kind);
  return (send) => async (person) => {
    const answer = await send(get(searchPath(person.address, wordsFor(person)), person.token));
    expectStatus(answer, 200, `search for a new ${kind}`);
    return { count: countIn(answer.body), results: occurrences(answer.body, '"shop_name":') };
  };
};

/** The server reads a city's products at the first search there. */
const citiesMs = 30_000;

const product = (send) => async (person) => {
  const answer = await send(get(`/shops/products/${person.product}/`, person.token));
  expectStatus(answer, 200, 'product page');
  if (!answer.body.startsWith(`{"id":${person.product},`)) throw new Error(`wrong product: ${answer.body}`);
  return { count: 1, results: 1 };
};

const unchanged = (send) => async (person) => {
  person.poll ??= get('/users/notifications/', person.token, { 'If-None-Match': await tagOf(send, person) });
  const answer = await send(person.poll);
  expectStatus(answer, 304, 'unchanged notifications');
  return { count: 0, results: 0 };
};

async function tagOf(send, { token }) {
  const { head } = await send(get('/users/notifications/', token));
  return /\r\netag: *(.*)/i.exec(head)[1];
}

const cartAdd = (send) => (person) => addToCart(send, person);

async function addToCart(send, { token, product: id, address }) {
  const answer = await send(
    post('/customers/cart/add/', token, { product_id: id, address_id: address, quantity: 1 }),
  );
  expectStatus(answer, 200, 'cart add');
  if (!answer.body.includes(`"product":{"id":${id},`)) throw new Error(`not in the cart: ${answer.body}`);
  return { count: 1, results: 1 };
}

const purchase = (send) => async (person) => {
  const { token, choice } = person;
  await addToCart(send, person);
  const cart = await send(get('/customers/cart/', token));
  expectStatus(cart, 200, 'cart');
  const { total, problem } = JSON.parse(cart.body);
  if (problem !== null) throw new Error(`the cart has a problem: ${problem}`);
  const slots = await send(get('/shops/get-slots/', token));
  expectStatus(slots, 200, 'slots');
  const { results } = JSON.parse(slots.body);
  const slot = results[choice % results.length].id;
  const answer = await send(post('/customers/checkout/', token, { slot, expected_amount: total }));
  expectStatus(answer, 201, 'checkout');
  const order = JSON.parse(answer.body);
  if (order.amount !== total || order.status !== 'INITIATED') throw new Error(`wrong order: ${answer.body}`);
  return { count: 1, results: 1 };
};

/**
 * `call` makes one worker's calls, `plain` names the function to compare with, `goal` is the least share of its speed.
 * Reads come first, because the writes change what they read.
 */
export const workloads = [
  {
    name: 'nearby',
    call: list(({ address }) => `/shops/nearby/?address_id=${address}`, '"shopkeepr_name":'),
    plain: 'nearby',
    goal: { of: 'plain', least: 1 },
  },
  {
    name: 'search',
    warmUpMs: citiesMs,
    call: list(({ address, words }) => searchPath(address, words), '"shop_name":'),
    plain: 'search',
    goal: { of: 'plain', least: 1 },
  },
  ...Object.entries({ noun: 'searchNewNoun', tag: 'searchNewTag', 'all products': 'searchNewInAll' }).map(
    ([kind, plain]) => ({
      name: `search, new words: ${kind}`,
      warmUpMs: citiesMs,
      call: searchNew(kind),
      plain,
      goal: { of: 'plain', least: 1 },
    }),
  ),
  { name: 'product page', call: product, plain: 'product', goal: { of: 'plain', least: 1 } },
  {
    name: 'notifications, 200',
    call: list(() => '/users/notifications/', '"is_read":'),
    plain: 'notifications',
    goal: { of: 'plain', least: 1 },
  },
  { name: 'notifications, 304', call: unchanged, goal: { of: 'node:http', least: 0.25 } },
  {
    name: "retailer's orders",
    call: list(
      () => '/shops/orders/',
      '"shop_name":',
      ({ retailerToken }) => retailerToken,
    ),
    plain: 'retailerOrders',
    goal: { of: 'plain', least: 1 },
  },
  { name: 'cart add', call: cartAdd, plain: 'cartAdd', goal: { of: 'plain', least: 0.8 } },
  // After the additions, so that people have carts.
  { name: 'slots of the cart', call: list(() => '/shops/get-slots/', '"left":') },
  { name: 'purchase', call: purchase, plain: 'purchase', goal: { of: 'plain', least: 0.8 } },
];
