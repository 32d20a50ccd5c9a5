// Stand-ins for the SMS providers. Like them, they check each call and refuse a wrong one.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string | undefined;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Reply {
  readonly status: number;
  readonly body: object;
}

export interface StandIn {
  readonly baseUrl: string;
  /** The messages that it took: number and text or code. */
  readonly sent: { readonly to: string; readonly text: string }[];
  readonly asked: Asked[];
  /** Answers the next calls instead: a reply, or `silent` for none at all. */
  fault: Reply | 'silent' | undefined;
  close(): Promise<void>;
}

type Check = (asked: Asked) => { readonly reply: Reply; readonly sent?: StandIn['sent'][number] };

async function start(check: Check): Promise<StandIn> {
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const standIn: StandIn = {
    baseUrl: `http://127.0.0.1:${port}`,
    sent: [],
    asked: [],
    fault: undefined,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, headers } = request;
    const url = new URL(request.url ?? '', 'http://provider');
    const asked = { method, url, headers, body: Buffer.concat(chunks).toString() };
    standIn.asked.push(asked);
    if (standIn.fault === 'silent') return;
    const { reply, sent } = standIn.fault ? { reply: standIn.fault, sent: undefined } : check(asked);
    if (sent) standIn.sent.push(sent);
    response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply.body));
  }
  return standIn;
}

const refuseMsg91 = (message: string) => ({ reply: { status: 200, body: { type: 'error', message } } });
const takeMsg91 = (sent: StandIn['sent'][number]) => ({
  reply: { status: 200, body: { type: 'success', request_id: '3461' } },
  sent,
});
const isMobile = (number: string): boolean => /^91[6-9]\d{9}$/.test(number);

/** MSG91 answers 200 to almost everything, and says in `type` whether it took the message. */
export const startMsg91 = (authKey: string, templateId: string, textTemplateId: string): Promise<StandIn> =>
  start(({ method, url, headers, body }) => {
    const isCode = url.pathname === '/api/v5/otp';
    if (method !== 'POST' || !(isCode || url.pathname === '/api/v5/flow'))
      return { reply: { status: 404, body: {} } };
    if (headers.authkey !== authKey)
      return { reply: { status: 401, body: { type: 'error', message: 'Authentication failure' } } };
    if (headers['content-type'] !== 'application/json') return refuseMsg91('Invalid content type');
    if (!isCode) return takeText(JSON.parse(body), textTemplateId);
    JSON.parse(body);
    const { template_id, mobile = '', otp = '' } = Object.fromEntries(url.searchParams);
    if (template_id !== templateId) return refuseMsg91('Template not found');
    if (!isMobile(mobile)) return refuseMsg91('Invalid mobile number');
    if (!/^\d{4,9}$/.test(otp)) return refuseMsg91('Invalid OTP');
    return takeMsg91({ to: `+${mobile}`, text: otp });
  });

interface Flow {
  readonly template_id?: string;
  readonly recipients?: readonly { readonly mobiles: string; readonly text: string }[];
}

function takeText({ template_id, recipients: [one] = [] }: Flow, textTemplateId: string): ReturnType<Check> {
  if (template_id !== textTemplateId) return refuseMsg91('Template not found');
  if (!one || !isMobile(one.mobiles)) return refuseMsg91('Invalid mobile number');
  return takeMsg91({ to: `+${one.mobiles}`, text: one.text });
}

/** Twilio answers 201 with the message, or an error document. */
export const startTwilio = (accountSid: string, authToken: string): Promise<StandIn> =>
  start(({ method, url, headers, body }) => {
    const refuse = (status: number, code: number) => ({ reply: { status, body: { status, code } } });
    if (url.pathname !== `/2010-04-01/Accounts/${accountSid}/Messages.json`) return refuse(404, 20404);
    if (method !== 'POST') return refuse(405, 20004);
    const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
    if (headers.authorization !== `Basic ${credentials}`) return refuse(401, 20003);
    if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return refuse(400, 21601);
    const form = new URLSearchParams(body);
    const to = form.get('To') ?? '';
    const text = form.get('Body') ?? '';
    if (!/^\+[1-9]\d{7,14}$/.test(to)) return refuse(400, 21211);
    if (Number(form.has('From')) + Number(form.has('MessagingServiceSid')) !== 1) return refuse(400, 21603);
    if (text === '' || text.length > 1600) return refuse(400, 21602);
    return {
      reply: { status: 201, body: { sid: 'SM1', status: 'queued', error_code: null } },
      sent: { to, text },
    };
  });
