// Complaints about orders of the village's customer, made through the API.
import type { Complaint } from '@haat/contract/complaints';
import type { Client } from './client.ts';
import { orderIn } from './orders.ts';
import type { Customer, Village } from './village.ts';

interface ComplaintParts {
  readonly customer?: Customer;
  readonly orderId?: number;
  readonly kind?: Complaint['kind'];
  readonly body?: string;
  readonly files?: readonly number[];
}

/** About a rejected order, unless there is an `orderId`. */
export async function complain(
  village: Village,
  { customer = village.customer, orderId, ...parts }: ComplaintParts = {},
): Promise<Complaint> {
  const about = orderId ?? (await orderIn(village, 'REJECTED', { customer })).order.id;
  const answer = await customer.post(`/customers/orders/${about}/complaints/`, {
    kind: 'quality',
    body: 'It was rotten.',
    ...parts,
  });
  if (answer.status !== 201) throw new Error(`the complaint was refused: ${answer.text}`);
  return answer.body;
}

/** A person's notifications, oldest first. */
export const toldOf = async (client: Client): Promise<[body: string, link: string][]> =>
  (await client.get('/users/notifications/?limit=100')).body.results
    .map(({ body, link }: { body: string; link: string }) => [body, link])
    .reverse();

export const messagesOf = ({ messages }: Complaint): [by: string, body: string][] =>
  messages.map(({ by, body }) => [by, body]);
