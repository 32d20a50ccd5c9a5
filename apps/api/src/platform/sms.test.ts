import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSms } from './sms.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const number = '+919000000001';
const code = '123456';
const msg91 = { provider: 'msg91', authKey: 'the-key', templateId: 'the-template' } as const;
const twilio = {
  provider: 'twilio',
  accountSid: 'AC1',
  authToken: 'the-token',
  from: '+15550001111',
} as const;

let provider: Server;
let baseUrl: string;
let received: Received[];
let answer: { status: number; body: string };

beforeEach(async () => {
  received = [];
  answer = { status: 200, body: '{"type":"success"}' };
  provider = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '', 'http://provider');
    const { method, headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`; // it listens on a port
});
afterEach(() => new Promise((resolve) => provider.close(resolve)));

describe('the console', () => {
  it('prints one line [RUN-8]', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await makeSms({ provider: 'console' }).sendOneTimeCode(number, code);
    const lines = write.mock.calls.map(([text]) => text);
    write.mockRestore();
    expect(lines).toEqual(['OTP for +919000000001: 123456\n']);
  });
});

describe('MSG91', () => {
  it('gets the code and the template [RUN-8]', async () => {
    await makeSms(msg91, baseUrl).sendOneTimeCode(number, code);
    expect(received).toHaveLength(1);
    const [call] = received;
    expect(call?.method).toBe('POST');
    expect(call?.url.pathname).toBe('/api/v5/otp');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
      template_id: 'the-template',
      mobile: '919000000001',
      otp: '123456',
    });
    expect(call?.headers.authkey).toBe('the-key');
  });

  it('is detected when it refuses with status 200', async () => {
    answer = { status: 200, body: '{"type":"error","message":"+919000000001 is not valid"}' };
    await expect(makeSms(msg91, baseUrl).sendOneTimeCode(number, code)).rejects.toThrow('MSG91 refused');
  });
});

describe('Twilio', () => {
  it('gets the text [RUN-8]', async () => {
    answer = { status: 201, body: '{"sid":"SM1"}' };
    await makeSms(twilio, baseUrl).sendOneTimeCode(number, code);
    const [call] = received;
    expect(call?.method).toBe('POST');
    expect(call?.url.pathname).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:the-token').toString('base64')}`);
    expect(call?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    const form = Object.fromEntries(new URLSearchParams(call?.body));
    expect(form).toEqual({ To: number, From: '+15550001111', Body: expect.stringContaining(code) });
  });

  it('uses a messaging service when one is set', async () => {
    const from = `MG${'0123456789abcdef'.repeat(2)}`;
    await makeSms({ ...twilio, from }, baseUrl).sendOneTimeCode(number, code);
    const form = new URLSearchParams(received[0]?.body);
    expect(form.get('MessagingServiceSid')).toBe(from);
    expect(form.has('From')).toBe(false);
  });
});

describe.each([msg91, twilio])('a failure of $provider', (config) => {
  it.each([400, 401, 429, 500])('%i is thrown without private data [SAFE-4]', async (status) => {
    answer = { status, body: `{"type":"success","message":"${number} ${code}"}` };
    const failure = await makeSms(config, baseUrl)
      .sendOneTimeCode(number, code)
      .catch((error: Error) => `${error.message} ${error.stack}`);
    expect(failure).toContain(`answered ${status}`);
    for (const secret of ['9000000001', code, 'the-key', 'the-token']) expect(failure).not.toContain(secret);
  });

  it("is thrown when the provider doesn't answer", async () => {
    const nobody = makeSms(config, 'http://127.0.0.1:1');
    await expect(nobody.sendOneTimeCode(number, code)).rejects.toThrow();
  });
});
