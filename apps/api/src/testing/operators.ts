import { makeOperator } from '../slices/accounts/index.ts';
import type { Client } from './client.ts';
import { freshNumber, type TestApp } from './test-app.ts';

export async function makeOperatorClient(testApp: TestApp): Promise<Client> {
  const number = freshNumber();
  await testApp.database.inTx((tx) => makeOperator(tx, number));
  const client = await testApp.signIn(number);
  await client.post('/users/setup/', { first_name: 'Meera', last_name: 'Nair', email: 'm@example.org' });
  return client;
}

/** The newest rows of the audit about one record. Other records in their fields are ids, without their names. */
export async function auditOf(operator: Client, kind: string, id: number) {
  const { text } = await operator.get(`/operator/audit/?kind=${kind}&object_id=${id}`);
  const { results } = JSON.parse(text, (key, value) =>
    key === 'object' || key === 'actor' || !isNamed(value) ? value : value.id,
  );
  return results;
}

const isNamed = (value: unknown): value is { readonly id: number } =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'id,name';

/** The names of the actions on one record, newest first. */
export const actionsOn = async (operator: Client, kind: string, id: number): Promise<string[]> =>
  (await auditOf(operator, kind, id)).map(({ action }: { action: string }) => action);
