// People who buy at a running Haat, and a journal of every answer that they got. They repeat each call with its key until it
// is answered, as the apps do. Of four orders, one waits, two are completed and one is cancelled.
import { setTimeout as pause } from 'node:timers/promises';
import { type Calls, completeOnCredit, completeWithCash, openCredit, type Paid } from './complete-order.ts';

const LIMIT_MS = 120_000;

export interface Bought {
  readonly buyer: Buyer;
  /** Of the checkout. */
  readonly key: string;
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
  /** In paise, as the answer said. */
  readonly amount: number;
  readonly status: 'INITIATED' | 'COMPLETED' | 'CANCELLED';
  readonly paid: Paid;
}

/** Products of one shop. */
export interface Goods {
  readonly products: readonly number[];
  readonly shop: number;
}

export interface Buyer {
  readonly id: number;
  readonly token: string;
}

/** The tokens of the shop's retailer and of a deliverer. */
export interface Staff {
  readonly retailer: string;
  readonly deliverer: string;
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

const nothing: Paid = { upi: 0, cash: 0, credit: 0 };

export class Buyers {
  readonly journal: Bought[] = [];
  /** How many answers were 503 with `Retry-After`. */
  unavailable = 0;
  readonly #url: string;
  readonly #goods: Goods;
  readonly #staff: Staff;
  #isOver = false;
  #buying: Promise<void>[] = [];

  constructor(url: string, goods: Goods, staff: Staff) {
    this.#url = url;
    this.#goods = goods;
    this.#staff = staff;
  }

  /** Each of them buys one order after another, until `stop`. */
  start(people: readonly Buyer[]): void {
    this.#buying = people.map((buyer, at) => this.#buyOn(buyer, `order-${at}`));
  }

  /** Resolves when each call is answered. Rejects when one was refused. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#buying);
  }

  /** Waits for so many more orders in the journal. */
  async more(count: number): Promise<void> {
    const wanted = this.journal.length + count;
    const giveUpAt = performance.now() + LIMIT_MS;
    while (this.journal.length < wanted) {
      if (performance.now() > giveUpAt) throw new Error(`no ${count} orders in ${LIMIT_MS / 1000} s`);
      await Promise.race([pause(20), ...this.#buying]);
    }
  }

  /** One order, which isn't in the journal. Returns its id. */
  async buyOne(buyer: Buyer, key: string): Promise<number> {
    const calls = this.#callsFor(buyer, key);
    const { orderId } = await this.#buy(calls, await this.#arrive(calls), { n: 0, payBy: 'cash' });
    return orderId;
  }

  async #buyOn(buyer: Buyer, name: string): Promise<void> {
    const at = await this.#arrive(this.#callsFor(buyer, name));
    let creditId = 0;
    for (let n = 0; !this.#isOver; n += 1) {
      const key = `${name}-${n}`;
      const calls = this.#callsFor(buyer, key);
      const payBy = n % 4 === 2 ? 'credit' : 'cash';
      const bought = await this.#buy(calls, at, { n, payBy });
      const { orderId } = bought;
      const note = (status: Bought['status'], paid = nothing) =>
        this.journal.push({ buyer, key, ...bought, status, paid });
      if (n % 4 === 1) note('COMPLETED', await completeWithCash(calls, orderId, this.#goods.shop));
      else if (n % 4 === 2) note('COMPLETED', await completeOnCredit(calls, orderId, creditId));
      else if (n % 4 === 3) {
        await calls.post('customer', `/customers/orders/${orderId}/cancel/`);
        note('CANCELLED');
      } else note('INITIATED');
      if (n === 1) creditId = await openCredit(calls, buyer.id);
    }
  }

  /** With the key for each of its writes. */
  #callsFor({ token: customer }: Buyer, key: string): Calls {
    const tokens = { ...this.#staff, customer };
    return {
      get: (who, path) => this.#insist(() => this.call(tokens[who], path), path),
      post: (who, path, body = {}) =>
        this.#insist(() => this.call(tokens[who], path, body, key), `${path} ${key}`),
    };
  }

  async #arrive({ get }: Calls): Promise<Where> {
    const addresses = await get('customer', '/customers/addresses/');
    // The last slot stays free when the clock jumps ahead.
    const { results } = await get('customer', '/shops/get-slots/?limit=100');
    return { addressId: addresses.results[0].id, slot: results.at(-1).id };
  }

  async #buy(
    { post }: Calls,
    { addressId, slot }: Where,
    { n, payBy }: { readonly n: number; readonly payBy: 'cash' | 'credit' },
  ) {
    const productId = this.#goods.products[n % this.#goods.products.length] ?? 0;
    const quantity = 1 + (n % 3);
    const line = { product_id: productId, address_id: addressId, quantity };
    await post('customer', '/customers/cart/add/', line);
    const { id, amount } = await post('customer', '/customers/checkout/', { slot, pay_by: payBy });
    return { orderId: Number(id), amount: Math.round(amount * 100), productId, quantity };
  }

  /** A call that was cut off or answered 503 is sent again. */
  async #insist(send: () => Promise<Answer>, name: string) {
    const giveUpAt = performance.now() + LIMIT_MS;
    for (;;) {
      const answer = await send().catch(() => undefined);
      if (answer && answer.status < 300) return answer.body;
      if (answer?.status === 503 && answer.retryAfter > 0) this.unavailable += 1;
      else if (answer) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
      if (performance.now() > giveUpAt) throw new Error(`${name}: not answered in ${LIMIT_MS / 1000} s`);
      await pause(50);
    }
  }

  /** A POST with a body, else a GET. */
  async call(token: string, path: string, body?: object, key?: string): Promise<Answer> {
    const answer = await fetch(`${this.#url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Token ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
    return { status: answer.status, retryAfter, body: text === '' ? undefined : JSON.parse(text) };
  }
}
