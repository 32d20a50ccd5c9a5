// A week of a village, played through the API with a clock that is moved on. Everything that people agree on is noted on paper.
import type { CreditAccount } from '@haat/contract/credit';
import type { Dispatch } from '@haat/contract/operator/dispatch';
import type { Order } from '@haat/contract/orders';
import type { Client, TestAnswer } from '../client.ts';
import { type Dice, rollDice } from '../hostile/dice.ts';
import { offerFor, sendList } from '../lists.ts';
import { makeOperatorClient } from '../operators.ts';
import { fillCart } from '../orders.ts';
import { codeIn } from '../phone-orders.ts';
import { everyDay, makeStanding } from '../standing.ts';
import { freshNumber, type TestApp } from '../test-app.ts';
import {
  type Customer,
  firstSlotId,
  makeCustomer,
  makeDelivererClient,
  makeGoods,
  makeRetailer,
  makeVillage,
  type Retailer,
  type Village,
} from '../village.ts';
import {
  accountOf,
  type Goods,
  goodsOf,
  leftToPay,
  openOf,
  PaperBooks,
  type PaperLine,
  type PaperOrder,
  type PaperRefund,
  type PaperUpi,
} from './paper-books.ts';

/** A Thursday to a Wednesday, in two months. */
export const weekDays = [
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
] as const;

interface Sold extends Goods {
  readonly product: number;
}

export interface PlayedShop {
  readonly retailer: Retailer;
  readonly goods: readonly Sold[];
}

interface Standing {
  readonly id: number;
  readonly customer: Customer;
  readonly shop: PlayedShop;
  readonly lines: readonly Wish[];
  readonly payBy: PayBy;
  readonly skipped: string | undefined;
}

interface Wish {
  readonly goods: Sold;
  readonly quantity: number;
}

type PayBy = 'cash' | 'upi' | 'credit';

/** A customer's account with a shop, which both sides have agreed to, or a paper account. */
export interface Notebook {
  readonly id: number;
  readonly shop: PlayedShop;
  readonly customer: Client;
  readonly key: string;
  readonly number?: string;
}

interface Waiting {
  readonly id: number;
  readonly deliverer: Client;
  readonly shop: PlayedShop | null;
  readonly paise: number;
}

export const stockOfEach = 900;

const rupees = (paise: number): number => paise / 100;

/** Vegetables, milk and oil, and fish. In paise that don't divide well. */
const shelves = [
  [
    { name: 'Milk, 500 ml', paise: 2850 },
    { name: 'Matta rice, 5 kg', paise: 31_275 },
    { name: 'Tomato', paise: 937, step: 250, unit: 'g' },
    { name: 'Coconut oil', paise: 2135, step: 100, unit: 'ml' },
  ],
  [
    { name: 'Sardine', paise: 9473, step: 500, unit: 'g' },
    { name: 'Pearl spot', paise: 18_745, step: 250, unit: 'g' },
    { name: 'Dried prawn, 100 g', paise: 11_050 },
  ],
] as const;

export class Week {
  readonly paper: PaperBooks;
  readonly dice: Dice;
  readonly testApp: TestApp;
  readonly cityId: number;
  readonly shops: PlayedShop[] = [];
  readonly households: Customer[] = [];
  readonly deliverers: Client[] = [];
  readonly notebooks: Notebook[] = [];
  operator: Client;
  #village: Village;
  readonly #standing: Standing[] = [];
  readonly #live: PaperOrder[] = [];
  readonly #upiIds = new Map<PaperUpi, number>();
  readonly #owed: { readonly order: PaperOrder; readonly refund: PaperRefund; readonly id: number }[] = [];
  #waiting: Waiting[] = [];
  #today: string = weekDays[0];
  #rates = new Map<number, number>();

  constructor(village: Village, operator: Client, { seed, feeGoesTo }: Play) {
    this.#village = village;
    this.testApp = village.testApp;
    this.cityId = village.cityId;
    this.operator = operator;
    this.dice = rollDice(seed);
    this.paper = new PaperBooks({ isFeeOfOperator: feeGoesTo === 'operator' });
  }

  /** Fails when the server refuses what people would do. */
  async #done(answering: Promise<TestAnswer>, status = 200) {
    const answer = await answering;
    this.testApp.clock.advance(1000);
    if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`);
    return answer.body;
  }

  #at(time: string): void {
    this.testApp.clock.set(`${this.#today}T${time}:00+05:30`);
  }

  async setUp({ households, feeGoesTo }: Play): Promise<void> {
    const { testApp, cityId } = this;
    const fish = await makeRetailer(testApp, cityId, { name: 'Fish of the day' });
    for (const [at, retailer] of [this.#village.retailer, fish].entries()) {
      await this.#done(
        retailer.patch('/shops/update/', { upi_id: 'shop@okbank', upi_name: 'Shop', offers_pick_up: true }),
      );
      const goods: Sold[] = [];
      for (const kind of shelves[at] ?? []) {
        const loose = 'step' in kind ? { is_loose: true, net_quantity: kind.step, unit: kind.unit } : {};
        const parts = { name: kind.name, price: rupees(kind.paise), quantity: stockOfEach, ...loose };
        goods.push({ ...kind, product: await makeGoods(testApp, retailer, parts) });
      }
      this.shops.push({ retailer, goods });
    }
    for (let at = 0; at < households; at += 1) this.households.push(await makeCustomer(testApp, cityId));
    this.deliverers.push(this.#village.deliverer, await makeDelivererClient(testApp, cityId));
    await this.#setRate('cities', cityId, 437, { fee_goes_to: feeGoesTo });
    await this.#setRate('shops', fish.shopId, 250);
  }

  /** Of a city or of one shop, in hundredths of a percent. */
  async #setRate(of: 'cities' | 'shops', id: number, rate: number, more: object = {}): Promise<void> {
    const path = `/operator/${of}/${id}/`;
    const { version } = await this.#done(this.operator.get(path));
    await this.#done(this.operator.patch(path, { version, commission_percent: rate / 100, ...more }));
    const shops = of === 'shops' ? this.shops.filter(({ retailer }) => retailer.shopId === id) : this.shops;
    for (const { retailer } of shops) this.#rates.set(retailer.shopId, rate);
  }

  /** Until the operator has closed the day. */
  async playDay(day: (typeof weekDays)[number]): Promise<void> {
    this.#today = day;
    const number = weekDays.indexOf(day);
    this.#at('09:00');
    this.operator = await this.testApp.signIn(this.operator.number);
    Object.assign(this.#village, { slotId: await firstSlotId(this.#village.customer) });
    await this.#acceptStanding();
    for (const household of this.households) if (this.dice.often(0.85)) await this.#order(household);
    await this.#list();
    for (const notebook of this.notebooks)
      if (notebook.number && this.dice.often(0.5)) await this.#telephone(notebook);
    this.#at('11:00');
    for (const order of [...this.#live]) await this.#prepare(order);
    this.#at('17:05');
    await this.#handOutRequests();
    for (const deliverer of this.deliverers) await this.#drive(deliverer);
    for (const order of [...this.#live]) await this.#handOut(order);
    if (number === 0) await this.#beginNotebooks();
    this.#at('18:30');
    if (number < weekDays.length - 1) await this.testApp.jobs.runDue({ early: true });
    this.#at('20:00');
    for (const order of this.paper.orders) await this.#settle(order);
    await this.#handOverCash();
    for (const notebook of this.notebooks) await this.#writeNotebook(notebook);
    if (number === 3) await this.#setRate('shops', this.shops[0]?.retailer.shopId ?? 0, 1199);
    if (number === 2 || number === 5) await this.#payOperator();
    this.#at('21:00');
    await this.#done(
      this.operator.post('/operator/close/', { day, city: this.cityId, note: 'Counted' }),
      201,
    );
  }

  #wishes(shop: PlayedShop): Wish[] {
    const wanted = shop.goods.filter(() => this.dice.often(0.6));
    const all = wanted.length > 0 ? wanted : shop.goods.slice(0, 1);
    return all.map((goods) => ({ goods, quantity: 1 + this.dice.below(goods.step === undefined ? 3 : 7) }));
  }

  #payBy(shop: PlayedShop, customer: Client): PayBy {
    const key = accountOf({ shop: shop.retailer.shopId, customer: customer.userId });
    const mayOwe = this.notebooks.some((notebook) => notebook.key === key);
    return this.dice.pick(mayOwe ? (['cash', 'upi', 'credit'] as const) : (['cash', 'upi'] as const));
  }

  /** The fee is what the village agreed on: ₹20 for this distance. */
  #note(shop: PlayedShop, customer: number, placed: Order, wishes: readonly Wish[]): PaperOrder {
    const order: PaperOrder = {
      id: placed.id,
      shop: shop.retailer.shopId,
      customer,
      deliverer: null,
      feePaise: placed.fulfilment === 'pick_up' ? 0 : 2000,
      lines: wishes.map(({ goods, quantity }) => ({ goods, quantity, kept: quantity })),
      day: null,
      cash: 0,
      credit: 0,
      coins: 0,
      upi: [],
      rate: 0,
      refunds: [],
    };
    this.#live.push(order);
    return order;
  }

  #drop(order: PaperOrder): void {
    this.#live.splice(this.#live.indexOf(order), 1);
  }

  #shopOf({ shop }: PaperOrder): PlayedShop {
    const found = this.shops.find(({ retailer }) => retailer.shopId === shop);
    if (!found) throw new Error(`there is no shop ${shop}`);
    return found;
  }

  #hasPhone({ customer }: PaperOrder): boolean {
    return this.households.some(({ userId }) => userId === customer);
  }

  #customerOf({ customer }: PaperOrder): Client {
    const found = this.households.find(({ userId }) => userId === customer);
    if (!found) throw new Error(`there is no household ${customer}`);
    return found;
  }

  async #order(customer: Customer): Promise<void> {
    const shop = this.dice.pick(this.shops);
    const wishes = this.#wishes(shop);
    const payBy = this.#payBy(shop, customer);
    await fillCart(
      customer,
      wishes.map(({ goods, quantity }) => ({ productId: goods.product, quantity })),
    );
    const body = { slot: this.#village.slotId, pay_by: payBy };
    const fulfilment = this.dice.often(0.25) ? { fulfilment: 'pick_up' } : {};
    const placed = await this.#done(customer.post('/customers/checkout/', { ...body, ...fulfilment }), 201);
    if (this.dice.often(0.05)) {
      await this.#done(customer.post(`/customers/orders/${placed.id}/cancel/`));
      return;
    }
    const path = `/shops/orders/${placed.id}`;
    if (this.dice.often(0.05)) {
      await this.#done(shop.retailer.post(`${path}/reject/`, { reason: 'out_of_stock' }));
      return;
    }
    await this.#done(shop.retailer.post(`${path}/accept/`));
    this.#note(shop, customer.userId, placed, wishes);
  }

  async #list(): Promise<void> {
    const shop = this.dice.pick(this.shops);
    const customer = this.dice.pick(this.households);
    const { slotId } = this.#village;
    const { id } = await sendList({ customer, retailer: shop.retailer, slotId });
    const [goods] = shop.goods;
    if (!goods) throw new Error('the shop has no goods');
    await this.#done(offerFor(shop.retailer, id, goods.product));
    if (this.dice.often(0.2)) {
      await this.#done(customer.post(`/customers/lists/${id}/cancel/`));
      return;
    }
    const placed = await this.#done(customer.post(`/customers/lists/${id}/agree/`), 201);
    this.#note(shop, customer.userId, placed, [{ goods, quantity: 2 }]);
  }

  /** For somebody without the app, who fetches it and has it written down. */
  async #telephone({ shop, number, customer }: Notebook): Promise<void> {
    const wishes = this.#wishes(shop);
    const items = wishes.map(({ goods, quantity }) => ({ product: goods.product, quantity }));
    const told = { number, name: 'Amina', slot: this.#village.slotId, items, pay_by: 'credit' };
    const entered = await this.#done(
      shop.retailer.post('/shops/phone-orders/', { ...told, fulfilment: 'pick_up' }),
      201,
    );
    const code = codeIn(this.#village);
    const path = `/shops/phone-orders/${entered.id}/confirm/`;
    this.#note(shop, customer.userId, await this.#done(shop.retailer.post(path, { code }), 201), wishes);
  }

  /** What the households have agreed on for today is all that comes. */
  async #acceptStanding(): Promise<void> {
    for (const shop of this.shops) {
      const { accepted, refused } = await this.#done(shop.retailer.post('/shops/orders/accept_standing/'));
      const wanted = this.#standing.filter((one) => one.shop === shop && one.skipped !== this.#today);
      if (accepted.length !== wanted.length || refused.length > 0) {
        throw new Error(`${accepted.length} standing orders came on ${this.#today}, not ${wanted.length}`);
      }
      for (const id of accepted) {
        const placed: Order = await this.#done(shop.retailer.get(`/shops/orders/${id}/`));
        const standing = wanted.find((one) => one.id === placed.standing);
        if (!standing) throw new Error(`nobody asked for order ${id}`);
        this.#note(shop, standing.customer.userId, placed, standing.lines);
      }
    }
  }

  /** On the evening of the first day: for those who bought something, and for somebody without the app. */
  async #beginNotebooks(): Promise<void> {
    for (const shop of this.shops) {
      const buyers = this.households.filter(({ userId }) =>
        this.paper.orders.some(
          ({ customer, shop: id }) => customer === userId && id === shop.retailer.shopId,
        ),
      );
      for (const customer of buyers) {
        const offer = { customer: customer.userId, limit: 90_000 };
        const { id } = await this.#done(shop.retailer.post('/shops/credit/', offer), 201);
        await this.#done(customer.post(`/customers/credit/${id}/agree/`));
        const key = accountOf({ shop: shop.retailer.shopId, customer: customer.userId });
        this.notebooks.push({ id, shop, customer, key });
      }
      const regulars = this.households.slice(0, Math.ceil(this.households.length / 3));
      for (const customer of regulars) await this.#askStanding(shop, customer);
      await this.#beginPaper(shop);
    }
  }

  async #beginPaper(shop: PlayedShop): Promise<void> {
    const number = freshNumber();
    const body = { number, name: 'Amina', limit: 90_000, opening: 845.5 };
    const account: CreditAccount = await this.#done(shop.retailer.post('/shops/credit/', body), 201);
    const key = accountOf({ shop: shop.retailer.shopId, customer: -account.id });
    const nobody = { ...this.testApp.nobody, userId: -account.id };
    this.notebooks.push({ id: account.id, shop, customer: nobody, key, number });
    this.paper.write(this.#today, key, 84_550);
  }

  async #askStanding(shop: PlayedShop, customer: Customer): Promise<void> {
    const [goods] = shop.goods;
    if (!goods) throw new Error('the shop has no goods');
    const payBy = this.#payBy(shop, customer);
    const village = { customer, retailer: shop.retailer };
    const { id } = await makeStanding(village, goods.product, { weekdays: everyDay, pay_by: payBy });
    const skipped = this.dice.often(0.5) ? this.dice.pick(weekDays.slice(2)) : undefined;
    if (skipped) await this.#done(customer.patch(`/customers/standing/${id}/`, { skips: [skipped] }));
    this.#standing.push({ id, customer, shop, lines: [{ goods, quantity: 2 }], payBy, skipped });
  }

  /** Weighs, packs, says that it is ready, or can't keep the order. Some pay what they fetch before it is weighed. */
  async #prepare(order: PaperOrder): Promise<void> {
    const { retailer } = this.#shopOf(order);
    const path = `/shops/orders/${order.id}`;
    if (this.dice.often(0.04)) {
      await this.#done(retailer.post(`${path}/withdraw/`, { reason: 'out_of_stock' }));
      this.#drop(order);
      return;
    }
    const page: Order = await this.#done(retailer.get(`${path}/`));
    const mayClaim = page.fulfilment === 'pick_up' && this.#hasPhone(order);
    if (mayClaim && this.dice.often(0.3)) await this.#claim(order, this.#customerOf(order));
    const items = order.lines.flatMap((line) => {
      const { step } = line.goods;
      if (step === undefined || this.dice.often(0.3)) return [];
      const ordered = step * line.quantity;
      line.weighed = ordered - Math.floor(ordered / 12) + this.dice.below(Math.floor(ordered / 6));
      return [{ id: itemOf(page, line), weighed: line.weighed }];
    });
    if (items.length > 0) await this.#done(retailer.post(`${path}/weigh/`, { items }));
    await this.#done(retailer.post(`${path}/packed/`, { is_packed: true }));
    if (page.fulfilment === 'pick_up') await this.#done(retailer.post(`${path}/ready/`));
  }

  /** Half of the requests by the operator's board, half by the deliverers themselves. */
  async #handOutRequests(): Promise<void> {
    const board: Dispatch = await this.#done(this.operator.get(`/operator/dispatch/?city=${this.cityId}`));
    const requests = board.slots.flatMap((slot) => slot.requests);
    const chosen = requests.map((request) => ({
      request,
      to: this.dice.pick(this.deliverers),
      byDesk: this.dice.often(0.5),
    }));
    for (const deliverer of this.deliverers) {
      const theirs = chosen.filter(({ to }) => to === deliverer);
      const assigned = theirs.filter(({ byDesk }) => byDesk).map(({ request }) => request.order);
      const taken = theirs.filter(({ byDesk }) => !byDesk).map(({ request }) => request.id);
      const give = (orders: number[]) =>
        this.operator.post('/operator/orders/assign/', { orders, deliverer: deliverer.userId });
      const take = (ids: number[]) => deliverer.post('/deliveries/requests/accept/', { ids });
      for (const some of inGroups(assigned)) await this.#done(give(some));
      for (const some of inGroups(taken)) await this.#done(take(some));
      for (const { request } of theirs) {
        const order = this.#live.find(({ id }) => id === request.order);
        if (!order) throw new Error(`nobody knows of order ${request.order}`);
        order.deliverer = deliverer.userId;
      }
    }
  }

  async #drive(deliverer: Client): Promise<void> {
    const { stops } = await this.#done(deliverer.get('/deliveries/trip/?latitude=10.5&longitude=76.2'));
    for (const { kind, deliveries } of stops) {
      if (kind === 'pick_up') {
        for (const ids of inGroups<number>(deliveries)) {
          await this.#done(deliverer.post('/deliveries/picked_up/', { ids }));
        }
      } else for (const id of deliveries) await this.#deliver(deliverer, id);
    }
  }

  async #deliver(deliverer: Client, deliveryId: number): Promise<void> {
    const path = `/deliveries/${deliveryId}`;
    const { order: carried } = await this.#done(deliverer.post(`${path}/delivered/`));
    const order = this.#live.find(({ id }) => id === carried.id);
    if (!order) throw new Error(`nobody knows of order ${carried.id}`);
    const customer = this.#customerOf(order);
    const items = this.#refuse(order);
    const page: Order = await this.#done(customer.get(`/customers/orders/${order.id}/`));
    const lowered = items.map(({ line, ...item }) => ({ id: itemOf(page, line), ...item }));
    await this.#done(customer.post(`/customers/orders/${order.id}/verified/`, { items: lowered }));
    if (leftToPay(order) > 0 && this.dice.often(page.pay_by === 'upi' ? 0.7 : 0.1)) {
      await this.#claim(order, customer);
    }
    const left = leftToPay(order);
    const payments = this.#pay(order, page.pay_by ?? 'cash', 'deliverer');
    const done = await this.#done(
      deliverer.post(`${path}/completed/`, {
        payment: 'As agreed',
        expected_amount: rupees(goodsOf(order) + order.feePaise),
        ...(payments && { payments }),
      }),
    );
    if (left >= 0 && done.due !== 0) throw new Error(`₹${done.due} is due for order ${order.id}`);
    await this.#complete(order);
  }

  async #claim(order: PaperOrder, customer: Client): Promise<void> {
    const paise = leftToPay(order);
    const claim = { amount: rupees(paise), reference: '4711' };
    await this.#done(customer.post(`/customers/orders/${order.id}/paid_upi/`, claim));
    order.upi.push({ paise, by: 'customer', answer: 'none' });
  }

  #refuse({ lines }: PaperOrder) {
    return lines.flatMap((line) => {
      if (this.dice.often(0.8)) return [];
      line.kept = this.dice.below(line.quantity + 1);
      line.isSpoilt = this.dice.often(0.5);
      const reason = line.isSpoilt ? 'spoilt' : 'not_needed';
      return [{ line, quantity: line.kept, reason }];
    });
  }

  /** Undefined: nothing is said, and the server takes what the customer chose. */
  #pay(order: PaperOrder, payBy: PayBy, by: 'deliverer' | 'retailer') {
    const left = leftToPay(order);
    if (left <= 0) return undefined;
    const way = this.dice.pick(payBy === 'credit' ? noteWays : coinWays);
    if (way === 'nothing said') {
      if (payBy === 'credit') order.credit = left;
      else order.cash = left;
      return undefined;
    }
    // What isn't for the bank or the notebook is paid in whole rupees, if that leaves something.
    const apart = way === 'coins' ? 0 : way === 'all apart' ? left : Math.floor(left / 3);
    const rest = left - apart;
    order.cash = rest - (rest % 100);
    order.coins = rest % 100;
    const isLittle = order.cash === 0;
    const noted = isLittle ? left : apart;
    if (isLittle) order.coins = 0;
    if (payBy === 'credit') order.credit = noted;
    else if (noted > 0) order.upi.push({ paise: noted, by, answer: by === 'retailer' ? 'came' : 'none' });
    const method = payBy === 'credit' ? 'credit' : 'upi';
    return [
      ...(noted > 0
        ? [{ method, amount: rupees(noted), ...(method === 'upi' && { reference: 'QR12' }) }]
        : []),
      ...(order.cash > 0 ? [{ method: 'cash', amount: rupees(order.cash) }] : []),
    ];
  }

  /** At the counter, to whoever fetches it. */
  async #handOut(order: PaperOrder): Promise<void> {
    if (order.feePaise !== 0) return;
    const { retailer } = this.#shopOf(order);
    const page: Order = await this.#done(retailer.get(`/shops/orders/${order.id}/`));
    const items = this.#refuse(order);
    const before = order.lines.map(({ kept }) => kept);
    for (const line of order.lines) line.kept = line.quantity;
    const expected = rupees(goodsOf(order));
    for (const [at, line] of order.lines.entries()) line.kept = before[at] ?? line.quantity;
    const payments = this.#pay(order, page.pay_by ?? 'cash', 'retailer');
    await this.#done(
      retailer.post(`/shops/orders/${order.id}/hand_out/`, {
        expected_amount: expected,
        no_code_reason: 'no_phone',
        items: items.map(({ line, ...item }) => ({ id: itemOf(page, line), ...item })),
        ...(payments && { payments }),
      }),
    );
    await this.#complete(order);
  }

  async #complete(order: PaperOrder): Promise<void> {
    this.#drop(order);
    this.paper.orders.push(order);
    order.rate = this.#rates.get(order.shop) ?? 0;
    this.paper.complete(order, this.#today);
    const page: Order = await this.#done(this.#shopOf(order).retailer.get(`/shops/orders/${order.id}/`));
    const ids = page.payments.filter(({ method }) => method === 'upi').map(({ id }) => id);
    for (const [at, upi] of order.upi.entries()) this.#upiIds.set(upi, ids[at] ?? 0);
  }

  /** In the evening: the shop looks into its bank, customers complain, and money goes back. */
  async #settle(order: PaperOrder): Promise<void> {
    const { retailer } = this.#shopOf(order);
    for (const upi of order.upi) {
      const [answer, chance] =
        upi.answer === 'came'
          ? []
          : this.dice.often(0.8)
            ? (['came', 0.6] as const)
            : (['never', 0.7] as const);
      if (!answer || upi.answer === answer || !this.dice.often(chance)) continue;
      // A denied claim may be more than what is due, since the goods were weighed after it. Then the desk settles it.
      const isLate = upi.answer === 'never' && upi.by === 'customer';
      if (isLate && upi.paise > openOf(order)) continue;
      const verb = answer === 'came' ? 'confirm' : 'deny';
      const path = `/shops/orders/${order.id}/payments/${this.#upiIds.get(upi)}/${verb}/`;
      await this.#done(retailer.post(path));
      this.paper.answer(order, upi, answer, this.#today);
    }
    if (this.#hasPhone(order) && this.dice.often(0.08)) await this.#refund(order);
    for (const [at, { id, order: other, refund }] of [...this.#owed.entries()].reverse()) {
      if (other !== order || this.dice.often(0.4)) continue;
      const path = `refunds/${id}/paid/`;
      await this.#done(
        refund.from === 'shop' ? retailer.post(`/shops/${path}`) : this.operator.post(`/operator/${path}`),
      );
      refund.paidOn = this.#today;
      this.#owed.splice(at, 1);
    }
  }

  async #refund(order: PaperOrder): Promise<void> {
    const came = order.upi
      .filter(({ answer }) => answer === 'came')
      .reduce((sum, { paise }) => sum + paise, 0);
    const back = order.refunds.reduce((sum, { paise }) => sum + paise, 0);
    const most = order.cash + order.credit + came - back;
    if (most < 2) return;
    const customer = this.#customerOf(order);
    const hasNotebook = this.notebooks.some(({ key }) => key === accountOf(order));
    const how = this.dice.pick(
      hasNotebook ? (['cash', 'upi', 'credit'] as const) : (['cash', 'upi'] as const),
    );
    const from = how === 'credit' ? 'shop' : this.dice.pick(['shop', 'operator'] as const);
    const paise = 1 + this.dice.below(Math.floor(most / 2));
    const complaint = { kind: 'quality', body: 'It was bad.' };
    const made = await this.#done(customer.post(`/customers/orders/${order.id}/complaints/`, complaint), 201);
    const close = { outcome: 'refund', note: 'As agreed', amount: rupees(paise), from, how };
    await this.#done(this.operator.post(`/operator/complaints/${made.id}/close/`, close));
    const refund: PaperRefund = { paise, from, how, paidOn: how === 'credit' ? this.#today : null };
    order.refunds.push(refund);
    if (how === 'credit') {
      this.paper.write(this.#today, accountOf(order), -paise);
      return;
    }
    const page: Order = await this.#done(customer.get(`/customers/orders/${order.id}/`));
    this.#owed.push({ order, refund, id: page.refunds.at(-1)?.id ?? 0 });
  }

  /** Some is counted on the next evening, and some not at all. */
  async #handOverCash(): Promise<void> {
    for (const waiting of this.#waiting) await this.#takeCash(waiting);
    this.#waiting = [];
    for (const deliverer of this.deliverers) {
      for (const shop of [...this.shops, null]) {
        const party = shop?.retailer.shopId ?? null;
        const held = this.paper.inPocket(deliverer.userId, { party });
        const paise = held > 0 && this.dice.often(0.4) ? held - Math.floor(held / 3) : held;
        if (paise === 0 || this.dice.often(0.2)) continue;
        const body = { ...(party !== null && { shop: party }), amount: rupees(paise) };
        const { id } = await this.#done(deliverer.post('/deliveries/cash/hand_overs/', body), 201);
        const waiting = { id, deliverer, shop, paise };
        if (this.dice.often(0.2)) this.#waiting.push(waiting);
        else await this.#takeCash(waiting);
      }
    }
  }

  async #takeCash({ id, deliverer, shop, paise }: Waiting): Promise<void> {
    const isTaken = this.dice.often(0.9);
    const [who, path] = shop
      ? [shop.retailer, `/shops/cash/hand_overs/${id}`]
      : [this.operator, `/operator/hand-overs/${id}`];
    const reason = { reason: 'Not what was counted' };
    await this.#done(isTaken ? who.post(`${path}/confirm/`) : who.post(`${path}/dispute/`, reason));
    if (!isTaken) return;
    const at = { day: this.#today, shop: shop?.retailer.shopId ?? null, deliverer: deliverer.userId };
    this.paper.handOver({ ...at, paise });
  }

  /** Payments, sales at the counter and corrections. */
  async #writeNotebook({ id, shop, customer, key, number }: Notebook): Promise<void> {
    const path = `/shops/credit/${id}/entries/`;
    const write = (body: object) => this.#done(shop.retailer.post(path, body), 201);
    const owed = this.paper.owedBy(key);
    if (owed > 100 && this.dice.often(0.4)) {
      const paid = this.dice.often(0.3) ? owed : 1 + this.dice.below(owed);
      await write({ kind: 'payment', amount: rupees(paid) });
      this.paper.write(this.#today, key, -paid);
    }
    if (this.dice.often(0.2)) {
      const paise = 1 + this.dice.below(20_000);
      const { id: line } = await write({ kind: 'sale', amount: rupees(paise) });
      const isAgreed = number !== undefined || this.dice.often(0.7);
      const answer = `/customers/credit/${id}/entries/${line}/${isAgreed ? 'agree' : 'refuse'}/`;
      if (number === undefined) await this.#done(customer.post(answer));
      if (isAgreed) this.paper.write(this.#today, key, paise);
    }
    if (this.dice.often(0.1)) {
      const paise = 1 + this.dice.below(900);
      await write({ kind: 'correction', amount: -rupees(paise), note: 'Wrongly added' });
      this.paper.write(this.#today, key, -paise);
    }
  }

  /** Some shops pay all that they owe, some less or more. */
  async #payOperator(): Promise<void> {
    for (const { retailer } of this.shops) {
      const paise = 1 + this.dice.below(15_000);
      const body = { amount: rupees(paise), note: 'By UPI' };
      await this.#done(this.operator.post(`/operator/shops/${retailer.shopId}/payments/`, body), 201);
      this.paper.dues.push({ day: this.#today, shop: retailer.shopId, paise, isPayment: true });
    }
  }
}

const coinWays = ['nothing said', 'coins', 'all apart', 'half apart'] as const;
const noteWays = ['nothing said', 'nothing said', 'half apart'] as const;

const itemOf = ({ items }: Order, { goods }: PaperLine): number => {
  const item = items.find(({ product }) => product.name === goods.name);
  if (!item) throw new Error(`the order has no ${goods.name}`);
  return item.id;
};

/** At most 20 go in one call. */
function inGroups<T>(all: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (let at = 0; at < all.length; at += 20) groups.push(all.slice(at, at + 20));
  return groups;
}

export interface Play {
  readonly seed: number;
  readonly households: number;
  readonly feeGoesTo: 'deliverer' | 'operator';
}

/** A village on the morning of the week's first day. */
export async function makeWeek(testApp: TestApp, play: Play): Promise<Week> {
  testApp.clock.set(`${weekDays[0]}T08:00:00+05:30`);
  const week = new Week(await makeVillage(testApp), await makeOperatorClient(testApp), play);
  await week.setUp(play);
  return week;
}
