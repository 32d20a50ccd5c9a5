// A request whose headers the server has checked, and whose body hasn't been sent yet.
import { Readable } from 'node:stream';
import type { Client, TestAnswer } from './client.ts';
import type { TestApp } from './test-app.ts';

export interface HeldRequest {
  /** Sends the body and gives the answer. */
  finish(): Promise<Pick<TestAnswer, 'status' | 'body'>>;
}

/** Settles when the server wants the body. By then it has asked who the person is. */
export async function holdRequest(
  { app }: TestApp,
  client: Client,
  sent: {
    method?: 'POST' | 'PATCH' | 'DELETE';
    path: string;
    body: unknown;
    headers?: Record<string, string>;
  },
): Promise<HeldRequest> {
  const bytes = Buffer.isBuffer(sent.body) ? sent.body : Buffer.from(JSON.stringify(sent.body));
  const wanted = Promise.withResolvers<void>();
  const payload = new Readable({ read: () => wanted.resolve() });
  const answer = app.inject({
    method: sent.method ?? 'POST',
    url: `/api${sent.path}`,
    headers: {
      authorization: `Token ${client.token}`,
      'content-type': 'application/json',
      'content-length': String(bytes.length),
      ...sent.headers,
    },
    payload,
  });
  await Promise.race([wanted.promise, answer]);
  return {
    finish: async () => {
      payload.push(bytes);
      payload.push(null);
      const { statusCode, body } = await answer;
      return { status: statusCode, body: body ? JSON.parse(body) : undefined };
    },
  };
}
