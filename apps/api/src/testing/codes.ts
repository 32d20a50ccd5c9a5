import type { Client } from './client.ts';
import type { TestApp } from './test-app.ts';

/** Asks for a new code by SMS, and returns it. */
export async function codeFor({ nobody, sms }: TestApp, { number }: Client): Promise<string> {
  await nobody.post('/users/login/', { number });
  return sms.codes.get(number) ?? '';
}
