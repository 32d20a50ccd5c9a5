// The books of a week as somebody would keep them on paper: what was agreed at the door, and who handed what to whom. All
// sums are whole paise. Its arithmetic is its own: it uses none of the server's functions, and no amount that the server computed.

export interface Goods {
  readonly name: string;
  readonly paise: number;
  /** In g or ml, if they are loose. */
  readonly step?: number;
}

export interface PaperLine {
  readonly goods: Goods;
  readonly quantity: number;
  /** On the shop's scale. */
  weighed?: number;
  kept: number;
  /** What was refused goes to waste. */
  isSpoilt?: boolean;
}

type Teller = 'customer' | 'deliverer' | 'retailer';

/** UPI that somebody spoke of, and what the shop's bank says. */
export interface PaperUpi {
  readonly paise: number;
  readonly by: Teller;
  answer: 'none' | 'came' | 'never';
}

export interface PaperRefund {
  readonly paise: number;
  readonly from: 'shop' | 'operator';
  readonly how: 'cash' | 'upi' | 'credit';
  paidOn: string | null;
}

export interface PaperOrder {
  readonly id: number;
  readonly shop: number;
  readonly customer: number;
  deliverer: number | null;
  readonly feePaise: number;
  readonly lines: PaperLine[];
  /** Null: it isn't completed. */
  day: string | null;
  cash: number;
  credit: number;
  /** What the deliverer let go, or took on top, so that no coins were needed. */
  coins: number;
  readonly upi: PaperUpi[];
  /** Hundredths of a percent, when it was completed. */
  rate: number;
  readonly refunds: PaperRefund[];
}

interface PocketLine {
  readonly day: string;
  readonly deliverer: number;
  /** Null: the operator. */
  readonly party: number | null;
  readonly paise: number;
}

interface NotebookLine {
  readonly day: string;
  readonly account: string;
  readonly paise: number;
}

interface Due {
  readonly day: string;
  readonly shop: number;
  readonly paise: number;
  readonly isPayment: boolean;
}

interface HandedOver {
  readonly day: string;
  readonly shop: number | null;
  readonly deliverer: number;
  readonly paise: number;
}

/** `sum` in the ratio `part` : `whole`. Half a paisa is a whole one. */
export function shareOf(sum: number, part: number, whole: number): number {
  const product = sum * part;
  const rest = product % whole;
  return (product - rest) / whole + (rest + rest < whole ? 0 : 1);
}

const total = (amounts: Iterable<number>): number => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
};

/** Before anything was refused. */
export function wholeOf({ goods, quantity, weighed }: PaperLine): number {
  if (weighed === undefined || goods.step === undefined) return quantity * goods.paise;
  return shareOf(goods.paise, weighed, goods.step);
}

export function keptOf(line: PaperLine): number {
  if (line.kept === line.quantity) return wholeOf(line);
  if (line.weighed === undefined) return line.kept * line.goods.paise;
  return shareOf(wholeOf(line), line.kept, line.quantity);
}

export const goodsOf = ({ lines }: PaperOrder): number => total(lines.map(keptOf));

/** What nobody has spoken of yet. */
export const leftToPay = (order: PaperOrder): number =>
  goodsOf(order) + order.feePaise - total(order.upi.map(({ paise }) => paise));

const none = {
  orders: 0,
  goods: 0,
  refused: 0,
  delivery: 0,
  cash: 0,
  denied: 0,
  upi_confirmed: 0,
  upi_claimed: 0,
  upi_denied: 0,
  credit: 0,
  rounding: 0,
  open: 0,
  handed_over: 0,
  refunds: 0,
};

export type CloseRow = Record<keyof typeof none, number>;

export class PaperBooks {
  readonly orders: PaperOrder[] = [];
  readonly pocket: PocketLine[] = [];
  readonly notebook: NotebookLine[] = [];
  readonly dues: Due[] = [];
  readonly handedOver: HandedOver[] = [];
  readonly #isFeeOfOperator: boolean;

  constructor({ isFeeOfOperator }: { readonly isFeeOfOperator: boolean }) {
    this.#isFeeOfOperator = isFeeOfOperator;
  }

  /** At the door, or at the counter of the shop. */
  complete(order: PaperOrder, day: string): void {
    order.day = day;
    const { shop, deliverer, feePaise, rate } = order;
    if (deliverer !== null) {
      // The cash is the shop's, but for the fee, also where all of it went to the shop's bank.
      this.pocket.push({ day, deliverer, party: shop, paise: order.cash - feePaise });
      if (this.#isFeeOfOperator) this.pocket.push({ day, deliverer, party: null, paise: feePaise });
    }
    if (order.credit > 0) this.write(day, accountOf(order), order.credit);
    this.dues.push({ day, shop, paise: shareOf(goodsOf(order), rate, 10_000), isPayment: false });
  }

  /** The shop's bank says whether it came. What only the deliverer told, and never came, is in their pocket. */
  answer(order: PaperOrder, upi: PaperUpi, answer: 'came' | 'never', day: string): void {
    const { deliverer, shop } = order;
    if (upi.by === 'deliverer' && deliverer !== null && (answer === 'never') !== (upi.answer === 'never')) {
      this.pocket.push({ day, deliverer, party: shop, paise: answer === 'never' ? upi.paise : -upi.paise });
    }
    upi.answer = answer;
  }

  write(day: string, account: string, paise: number): void {
    this.notebook.push({ day, account, paise });
  }

  handOver(line: HandedOver): void {
    this.handedOver.push(line);
    const { day, deliverer, shop, paise } = line;
    this.pocket.push({ day, deliverer, party: shop, paise: -paise });
  }

  inPocket(deliverer: number, { party, until }: { party?: number | null; until?: string } = {}): number {
    return total(
      this.pocket
        .filter((line) => line.deliverer === deliverer && (party === undefined || line.party === party))
        .filter(({ day }) => until === undefined || day <= until)
        .map(({ paise }) => paise),
    );
  }

  owedBy(account: string): number {
    return total(this.notebook.filter((line) => line.account === account).map(({ paise }) => paise));
  }

  /** The rows of a day, by the ids of shops or deliverers. */
  closeOf(day: string, by: 'shop' | 'deliverer'): Map<number, CloseRow> {
    const rows = new Map<number, CloseRow>();
    const add = (id: number | null, part: Partial<CloseRow>): void => {
      if (id === null) return;
      const row = rows.get(id) ?? { ...none };
      for (const [name, value] of Object.entries(part)) row[name as keyof CloseRow] += value; // its own keys
      rows.set(id, row);
    };
    for (const order of this.orders) {
      if (order.day === day) add(order[by], dayPartOf(order));
      for (const { paidOn, paise } of order.refunds) if (paidOn === day) add(order[by], { refunds: paise });
    }
    for (const line of this.handedOver) if (line.day === day) add(line[by], { handed_over: line.paise });
    return rows;
  }

  /** What the shop owes the operator when the month ends, and what came about in it. `month` is like `2026-11`. */
  statementOf(shop: number, month: string) {
    const own = this.dues.filter((due) => due.shop === shop);
    const within = own.filter(({ day }) => day.startsWith(month));
    const sold = this.orders.filter((order) => order.shop === shop && order.day?.startsWith(month));
    const opening = total(own.filter(({ day }) => day < month).map(signed));
    return {
      opening,
      orders: sold.length,
      goods: total(sold.map(goodsOf)),
      commission: total(within.filter(({ isPayment }) => !isPayment).map(({ paise }) => paise)),
      paid: total(within.filter(({ isPayment }) => isPayment).map(({ paise }) => paise)),
      closing: opening + total(within.map(signed)),
    };
  }
}

const signed = ({ isPayment, paise }: Due): number => (isPayment ? paise : -paise);

export const accountOf = ({ shop, customer }: Pick<PaperOrder, 'shop' | 'customer'>): string =>
  `${shop} ${customer}`;

/** What never came of it. Below 0: what the shop gives back. */
export const openOf = (order: PaperOrder): number => dayPartOf(order).open;

function dayPartOf(order: PaperOrder): CloseRow {
  const goods = goodsOf(order);
  const upi = (which: (part: PaperUpi) => boolean): number =>
    total(order.upi.filter(which).map(({ paise }) => paise));
  const denied = upi(({ by, answer }) => by === 'deliverer' && answer === 'never');
  const upi_denied = upi(({ by, answer }) => by !== 'deliverer' && answer === 'never');
  const told = total(order.upi.map(({ paise }) => paise));
  return {
    ...none,
    orders: 1,
    goods,
    refused: total(order.lines.map(wholeOf)) - goods,
    delivery: order.feePaise,
    cash: order.cash + denied,
    denied,
    upi_confirmed: upi(({ answer }) => answer === 'came'),
    upi_claimed: upi(({ answer }) => answer === 'none'),
    upi_denied,
    credit: order.credit,
    rounding: order.coins,
    // What never came, less what was paid before the goods became fewer.
    open: upi_denied - Math.max(0, told + order.cash + order.credit + order.coins - goods - order.feePaise),
  };
}
