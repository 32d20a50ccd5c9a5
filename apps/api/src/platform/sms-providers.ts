import type { SmsProvider } from '../config-sms.ts';
import { type CodeSms, type SmsText, smsText } from './sms-text.ts';

/** Each throws when the provider doesn't accept it. */
export interface ProviderSms {
  sendCode(sms: CodeSms): Promise<void>;
  sendText(number: string, text: string): Promise<void>;
}

export interface ProviderAccess {
  /** Undefined for the provider's own. */
  readonly baseUrl: string | undefined;
  readonly limitMs: number;
}

type Of<Name extends SmsProvider['provider']> = Extract<SmsProvider, { provider: Name }>;

/** The texts are in templates approved by India's registry. */
export function msg91Sms(
  { authKey, templateId, textTemplateId }: Of<'msg91'>,
  access: ProviderAccess,
): ProviderSms {
  const base = access.baseUrl ?? 'https://control.msg91.com';
  const ask = async (path: string, body: object): Promise<void> => {
    const answer = await post(`${base}/api/v5/${path}`, access, {
      headers: { authkey: authKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    // It also refuses with status 200.
    if (answer.type !== 'success') throw new Error('MSG91 refused the message');
  };
  return {
    sendCode: ({ number, code }) => {
      const query = new URLSearchParams({ template_id: templateId, mobile: number.slice(1), otp: code });
      return ask(`otp?${query}`, {});
    },
    sendText: async (number, text) => {
      if (textTemplateId === undefined) throw new Error('MSG91_TEXT_TEMPLATE_ID is not set');
      await ask('flow', { template_id: textTemplateId, recipients: [{ mobiles: number.slice(1), text }] });
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
  const sendText = async (number: string, body: string): Promise<void> => {
    const answer = await post(`${base}/2010-04-01/Accounts/${accountSid}/Messages.json`, access, {
      headers: { Authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ To: number, [sender]: from, Body: body }),
    });
    if (typeof answer.error_code === 'number') throw new Error(`Twilio refused it: ${answer.error_code}`);
  };
  return {
    sendCode: ({ number, code, language }) => sendText(number, smsText(code, text, language)),
    sendText,
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
