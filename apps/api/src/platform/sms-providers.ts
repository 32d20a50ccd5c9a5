import type { SmsProvider } from '../config-sms.ts';
import { type CodeSms, type SmsText, smsText } from './sms-text.ts';

/** Throws when the provider doesn't accept it. */
export type ProviderSms = (sms: CodeSms) => Promise<void>;

export interface ProviderAccess {
  /** Undefined for the provider's own. */
  readonly baseUrl: string | undefined;
  readonly limitMs: number;
}

type Of<Name extends SmsProvider['provider']> = Extract<SmsProvider, { provider: Name }>;

/** MSG91's OTP call. The text is in the template approved by India's registry. */
export function msg91Sms({ authKey, templateId }: Of<'msg91'>, access: ProviderAccess): ProviderSms {
  const base = access.baseUrl ?? 'https://control.msg91.com';
  return async ({ number, code }) => {
    const query = new URLSearchParams({ template_id: templateId, mobile: number.slice(1), otp: code });
    const answer = await post(`${base}/api/v5/otp?${query}`, access, {
      headers: { authkey: authKey, 'Content-Type': 'application/json' },
      body: '{}',
    });
    // It also refuses with status 200.
    if (answer.type !== 'success') throw new Error('MSG91 refused the message');
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
  return async ({ number, code, language }) => {
    const answer = await post(`${base}/2010-04-01/Accounts/${accountSid}/Messages.json`, access, {
      headers: { Authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ To: number, [sender]: from, Body: smsText(code, text, language) }),
    });
    if (typeof answer.error_code === 'number') throw new Error(`Twilio refused it: ${answer.error_code}`);
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
