// What the deliverer of an order is called.
import { personName } from '../../ui/format/person-name.ts';
import { orders } from './orders.messages.ts';

interface Agent {
  readonly first_name: string;
  readonly last_name: string;
  readonly number: string;
}

/** Who has deleted their account is the delivery agent. */
export const agentName = ({ first_name, last_name, number }: Agent): string =>
  personName(`${first_name} ${last_name}`, number) || orders.agent;
