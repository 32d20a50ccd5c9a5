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

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the API's own tests check the shapes
  readonly body: any;
}

export class Buyers {
  readonly journal: Bought[] = [];
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

  async #buyOn(token: string, buyer: number): Promise<void> {
    const address = await this.#insist(
      token,
      '/customers/addresses/',
      addressIn(this.#goods.city),
      `address-${buyer}`,
    );
    const slot = await this.#lastSlot(token);
    for (let n = 0; !this.#isOver; n += 1) {
      const key = `order-${buyer}-${n}`;
      const productId = this.#goods.products[n % this.#goods.products.length] ?? 0;
      const quantity = 1 + (n % 3);
      const line = { product_id: productId, address_id: address.id, quantity };
      await this.#insist(token, '/customers/cart/add/', line, `add-${key}`);
      const order = await this.#insist(token, '/customers/checkout/', { slot }, key);
      const isCancelled = n % 4 === 3;
      if (isCancelled)
        await this.#insist(token, `/customers/orders/${order.id}/cancel/`, {}, `cancel-${key}`);
      const amount = Math.round(order.amount * 100);
      this.journal.push({ key, orderId: order.id, productId, quantity, amount, isCancelled });
    }
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
      if (answer && answer.status !== 503)
        throw new Error(`${path} ${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
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
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
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
