import type { EventHub, Tx } from './database.ts';

/**
 * The events of all slices, by name; each slice adds its own:
 * `declare module '../../platform/events.ts' { interface EventMap { 'order.accepted': OrderAccepted } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the slices, by declaration merging
export interface EventMap {}

type Subscriber<Payload> = (tx: Tx, payload: Payload) => Promise<unknown>;

/** Subscribers run one after another in the transaction of the event. If one fails, everything is rolled back. */
export class Events implements EventHub {
  readonly #listeners = new Map<string, Subscriber<never>[]>();

  on<Name extends keyof EventMap>(name: Name, listener: Subscriber<EventMap[Name]>): void {
    const list = this.#listeners.get(name) ?? [];
    list.push(listener as Subscriber<never>); // stored under its own name, so called with its own payload
    this.#listeners.set(name, list);
  }

  async publish<Name extends keyof EventMap>(tx: Tx, name: Name, payload: EventMap[Name]): Promise<void> {
    for (const listener of this.#listeners.get(name) ?? []) {
      await (listener as Subscriber<EventMap[Name]>)(tx, payload); // see `on`
    }
  }
}

/** Calls the subscribers in the same transaction. */
export const publish = <Name extends keyof EventMap>(
  tx: Tx,
  name: Name,
  payload: EventMap[Name],
): Promise<void> => tx.events.publish(tx, name, payload);
