import type { SmsProvider } from '../config-sms.ts';
import { type CodeSms, type SmsText, smsText, type TextSms } from './sms-text.ts';

/** Each throws when the provider doesn't accept it. */
export interface ProviderSms {
  readonly code: (sms: CodeSms) => Promise<void>;
  readonly text: (sms: TextSms) => Promise<void>;
}

export interface ProviderAccess {
  /** Undefined for the provider's own. */
  readonly baseUrl: string | undefined;
  readonly limitMs: number;
}

type Of<Name extends SmsProvider['provider']> = Extract<SmsProvider, { provider: Name }>;

/** MSG91's calls. The words around code and text are in templates approved by India's registry. */
export function msg91Sms(
  { authKey, templateId, textTemplateId }: Of<'msg91'>,
  access: ProviderAccess,
): ProviderSms {
  const base = access.baseUrl ?? 'https://control.msg91.com';
  const call = async (path: string, body: string): Promise<void> => {
    const headers = { authkey: authKey, 'Content-Type': 'application/json' };
    const answer = await post(`${base}${path}`, access, { headers, body });
    // It also refuses with status 200.
    if (answer.type !== 'success') throw new Error('MSG91 refused the message');
  };
  return {
    code: ({ number, code }) => {
      const query = new URLSearchParams({ template_id: templateId, mobile: number.slice(1), otp: code });
      return call(`/api/v5/otp?${query}`, '{}');
    },
    text: async ({ number, text }) => {
      if (!textTemplateId) throw new Error('MSG91_TEXT_TEMPLATE_ID is not set');
      const recipients = [{ mobiles: number.slice(1), text }];
      await call('/api/v5/flow', JSON.stringify({ template_id: textTemplateId, recipients }));
    },
  };
}

export function twilioSms(
  { accountSid, authToken, from }: Of<'twilio'>,
  text: SmsText,
  access: ProviderAccess,
): ProviderSms {
  const base = access.baseUrl ?? 'https://api.twilio.com';
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const sender = /^MG[0-9a-f]{32}$/i.test(from) ? 'MessagingServiceSid' : 'From';
  const send = async (number: string, body: string): Promise<void> => {
    const answer = await post(`${base}/2010-04-01/Accounts/${accountSid}/Messages.json`, access, {
      headers: { Authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ To: number, [sender]: from, Body: body }),
    });
    if (typeof answer.error_code === 'number') throw new Error(`Twilio refused it: ${answer.error_code}`);
  };
  return {
    code: ({ number, code, language }) => send(number, smsText(code, text, language)),
    text: ({ number, text: body }) => send(number, body),
  };
}

/** The answer's fields. Throws for any answer but success, with a message without number, code and key. */
async function post(
  url: string,
  { limitMs }: ProviderAccess,
  init: { headers: Record<string, string>; body: string | URLSearchParams },
): Promise<Readonly<Record<string, unknown>>> {
  const signal = AbortSignal.timeout(limitMs);
  const answer = await fetch(url, { method: 'POST', redirect: 'error', signal, ...init });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`the SMS provider answered ${answer.status}`);
  }
  return Object(await answer.json());
}
