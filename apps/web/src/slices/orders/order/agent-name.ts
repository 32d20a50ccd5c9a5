// The name that an order shows for its deliverer.
import { personName } from '../../../ui/format/person-name.ts';
import { orders } from '../orders.messages.ts';

interface Agent {
  readonly first_name: string;
  readonly last_name: string;
  readonly number: string;
}

/** A deliverer who has deleted their account is called 'Delivery agent'. */
export const agentName = ({ first_name, last_name, number }: Agent): string =>
  personName(`${first_name} ${last_name}`, number) || orders.agent;
