// What the deliverer of an order is called.
import { orders } from './orders.messages.ts';

interface Agent {
  readonly first_name: string;
  readonly last_name: string;
}

/** Who has no name yet is the delivery agent. */
export const agentName = ({ first_name, last_name }: Agent): string =>
  `${first_name} ${last_name}`.trim() || orders.agent;
