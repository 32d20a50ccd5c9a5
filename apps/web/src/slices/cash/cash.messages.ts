import { translated } from '../../platform/words.ts';

/** Cash that deliverers hold for shops. */
export const cash = translated('cash', {
  title: 'Cash in hand',
  inHand: (amount: string) => `Cash in hand ${amount}`,
  owedToYou: (amount: string) => `Owed to you ${amount}`,
  titleOf: (name: string) => `Cash: ${name}`,
  noCash: 'No cash in hand',
  noCashLine: 'Cash from completed orders appears here.',
  parties: 'For whom you hold cash',
  handOver: 'Hand over',
  handOverTo: (name: string) => `Hand over to ${name}`,
  shopPaid: 'The shop paid me',
  shopOwes: (amount: string) => `The shop owes you ${amount}.`,
  waitingForShop: 'Waiting for the shop',
  waitingForOperator: 'Waiting for the operator',
  handOvers: 'Hand-overs',
  toParty: (name: string) => `To ${name}`,
  fromParty: (name: string) => `From ${name}`,
  states: { waiting: 'Waiting', confirmed: 'Received', disputed: 'Not received' },
  lines: 'Lines',
  noLines: 'No lines yet',
  noLinesLine: 'Each completed order adds a line.',
  orderLine: (number: number) => `Order #${number}`,
  deniedLine: (number: number) => `UPI not received, order #${number}`,
  /** A denied payment was confirmed later. */
  lateLine: (number: number) => `UPI came after all, order #${number}`,
  kinds: { hand_over: 'Hand-over', correction: 'Correction by the operator' },
  balanceThen: (amount: string) => `Balance then: ${amount}`,
  amount: 'Amount',
  amountFault: 'Enter more than 0, like 42 or 42.50',
  mostFault: (most: string) => `At most ${most}`,
  note: 'Note',
  shopTitle: 'Cash from deliverers',
  toCome: (amount: string) => `To come ${amount}`,
  nothingToCome: 'Nothing to come',
  nothingToComeLine: 'What deliverers collect for your shop appears here.',
  deliverers: 'Deliverers with your cash',
  received: 'Received',
  notReceived: 'Not received',
  reason: 'What happened?',
  /** After 'Yes'. */
  receiving: 'It counts from now on. The deliverer is told.',
  disputing: 'It does not count. The deliverer is told why.',
  handingOver: (name: string) => `It counts when ${name} has confirmed it.`,
  saysPaid: (name: string) => `${name} says that you paid`,
  handedBy: (name: string) => `${name} handed over`,
});

const plural = new Intl.PluralRules('en');

export const summary = translated('summary', {
  title: 'Your last seven days',
  today: 'Today',
  deliveries: (count: number) => `${count} ${plural.select(count) === 'one' ? 'delivery' : 'deliveries'}`,
  earned: (amount: string) => `Earned ${amount}`,
  cash: (amount: string) => `Cash ${amount}`,
  km: (km: number) => `${km} km`,
});
