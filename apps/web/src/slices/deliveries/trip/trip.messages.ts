import { translated } from '../../../platform/words.ts';

const plural = new Intl.PluralRules('en');

/** One way through shops and doors. */
export const trip = translated('trip', {
  title: 'Your trip',
  sums: (stops: number, way: readonly string[], toCollect: string) =>
    [`${stops} ${plural.select(stops) === 'one' ? 'stop' : 'stops'}`, ...way, `${toCollect} to collect`].join(
      ' · ',
    ),
  pickUp: (shop: string) => `Fetch at ${shop}`,
  drop: (name: string) => `Bring to ${name}`,
  orders: (count: number) => `${count} ${plural.select(count) === 'one' ? 'order' : 'orders'}`,
  pickUpAll: 'Mark all pickedup',
  pickingUpAll: (count: number) => `${count} orders are with you. The customers are told.`,
  open: 'Open the delivery',
  choose: (order: string) => `Choose ${order}`,
  acceptAll: (count: number) => `Accept ${count} ${plural.select(count) === 'one' ? 'request' : 'requests'}`,
  acceptingAll: (count: number) => `You deliver ${count} orders. The customers are told.`,
  notAll: (count: number) =>
    `${count} ${plural.select(count) === 'one' ? 'request was' : 'requests were'} not accepted. Somebody else was faster, or it is no longer open.`,
  toCome: 'Stops to come',
  startHere: 'Start from where I am',
});
