// People who buy and cancel at a running Haat, and a journal of every answer that they got. They repeat each call with its
// key until it is answered, as the apps do.
import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 120_000;

export interface Bought {
  readonly key: string;
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
  /** In paise, as the answer said. */
  readonly amount: number;
  readonly isCancelled: boolean;
}

export interface Goods {
  readonly products: readonly number[];
  readonly city: number;
}

interface Where {
  readonly addressId: number;
  readonly slot: number;
}

interface Answer {
  readonly status: number;
  /** In seconds. */
  readonly retryAfter: number;
  // biome-ignore lint/suspicious/noExplicitAny: the API's own tests check the shapes
  readonly body: any;
}

export class Buyers {
  readonly journal: Bought[] = [];
  /** How many answers were 503 with `Retry-After`. */
  unavailable = 0;
  readonly #url: string;
  readonly #goods: Goods;
  #isOver = false;
  #buying: Promise<void>[] = [];

  constructor(url: string, goods: Goods) {
    this.#url = url;
    this.#goods = goods;
  }

  /** Each token buys one order after another, until `stop`. */
  start(tokens: readonly string[]): void {
    this.#buying = tokens.map((token, buyer) => this.#buyOn(token, buyer));
  }

  /** Resolves when each call is answered. Rejects when one was refused. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#buying);
  }

  /** Waits for so many more answered orders. */
  async more(count: number): Promise<void> {
    const wanted = this.journal.length + count;
    const giveUpAt = Date.now() + LIMIT_MS;
    while (this.journal.length < wanted) {
      if (Date.now() > giveUpAt) throw new Error(`no ${count} orders in ${LIMIT_MS / 1000} s`);
      await Promise.race([pause(20), ...this.#buying]);
    }
  }

  /** One order, which isn't in the journal. Returns its id. */
  async buyOne(token: string, key: string): Promise<number> {
    const order = await this.#buy(token, await this.#arrive(token, key), { key, n: 0 });
    return order.id;
  }

  async #buyOn(token: string, buyer: number): Promise<void> {
    const at = await this.#arrive(token, String(buyer));
    for (let n = 0; !this.#isOver; n += 1) {
      const key = `order-${buyer}-${n}`;
      const { id: orderId, amount, productId, quantity } = await this.#buy(token, at, { key, n });
      const isCancelled = n % 4 === 3;
      if (isCancelled) await this.#insist(token, `/customers/orders/${orderId}/cancel/`, {}, `cancel-${key}`);
      this.journal.push({ key, orderId, productId, quantity, amount, isCancelled });
    }
  }

  async #arrive(token: string, name: string): Promise<Where> {
    const address = addressIn(this.#goods.city);
    const { id } = await this.#insist(token, '/customers/addresses/', address, `address-${name}`);
    return { addressId: id, slot: await this.#lastSlot(token) };
  }

  async #buy(token: string, { addressId, slot }: Where, { key, n }: { key: string; n: number }) {
    const productId = this.#goods.products[n % this.#goods.products.length] ?? 0;
    const quantity = 1 + (n % 3);
    const line = { product_id: productId, address_id: addressId, quantity };
    await this.#insist(token, '/customers/cart/add/', line, `add-${key}`);
    const { id, amount } = await this.#insist(token, '/customers/checkout/', { slot }, key);
    return { id, amount: Math.round(amount * 100), productId, quantity };
  }

  /** It stays free when the clock jumps ahead. */
  async #lastSlot(token: string): Promise<number> {
    const headers = { authorization: `Token ${token}` };
    const answer = await fetch(`${this.#url}/api/shops/get-slots/?limit=100`, { headers });
    const { results } = (await answer.json()) as { results: { id: number }[] }; // the contract's shape
    return results.at(-1)?.id ?? 0;
  }

  /** A call that was cut off or answered 503 is sent again. */
  async #insist(token: string, path: string, body: object, key: string) {
    const giveUpAt = Date.now() + LIMIT_MS;
    for (;;) {
      const answer = await this.call(token, path, body, key).catch(() => undefined);
      if (answer && answer.status < 300) return answer.body;
      if (answer?.status === 503 && answer.retryAfter > 0) this.unavailable += 1;
      else if (answer) throw new Error(`${path} ${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
      if (Date.now() > giveUpAt) throw new Error(`${path} ${key}: not answered in ${LIMIT_MS / 1000} s`);
      await pause(50);
    }
  }

  async call(token: string, path: string, body: object, key: string): Promise<Answer> {
    const answer = await fetch(`${this.#url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Token ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
    return { status: answer.status, retryAfter, body: text === '' ? undefined : JSON.parse(text) };
  }
}

const addressIn = (city: number) => ({
  latitude: 10.523,
  longitude: 76.214,
  address: 'Rose Villa\nTemple Road\nNear the pond',
  name: 'Home',
  receiver: 'Lakshmi Menon',
  number: '+919000000001',
  city,
});
