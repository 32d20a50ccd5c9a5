import type { Config } from '../config.ts';

export interface Sms {
  /** Throws when the provider doesn't accept it. */
  sendOneTimeCode(number: string, code: string): Promise<void>;
}

type SmsConfig = Config['sms'];
type Of<Provider extends SmsConfig['provider']> = Extract<SmsConfig, { provider: Provider }>;

const providerLimitMs = 10_000;

/** One line on stdout, for development and for trials without a provider. */
const consoleSms: Sms = {
  sendOneTimeCode: async (number, code) => {
    process.stdout.write(`OTP for ${number}: ${code}\n`);
  },
};

/** MSG91's OTP call. The text is in the template approved by India's registry. */
function msg91Sms({ authKey, templateId }: Of<'msg91'>, baseUrl = 'https://control.msg91.com'): Sms {
  return {
    sendOneTimeCode: async (number, code) => {
      const query = new URLSearchParams({ template_id: templateId, mobile: number.slice(1), otp: code });
      const answer = await post(`${baseUrl}/api/v5/otp?${query}`, {
        headers: { authkey: authKey, 'Content-Type': 'application/json' },
        body: '{}',
      });
      // It also refuses with status 200.
      const { type }: { type?: unknown } = Object(await answer.json());
      if (type !== 'success') throw new Error('MSG91 refused the message');
    },
  };
}

function twilioSms(config: Of<'twilio'>, baseUrl = 'https://api.twilio.com'): Sms {
  const { accountSid, authToken, from } = config;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const sender = /^MG[0-9a-f]{32}$/i.test(from) ? 'MessagingServiceSid' : 'From';
  return {
    sendOneTimeCode: async (number, code) => {
      const answer = await post(`${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        headers: { Authorization: `Basic ${credentials}` },
        body: new URLSearchParams({
          To: number,
          [sender]: from,
          Body: `Your code is ${code}. It works for 5 minutes.`,
        }),
      });
      await answer.body?.cancel();
    },
  };
}

/** Throws for any answer but success, with a message without number, code and key. */
async function post(url: string, init: { headers: Record<string, string>; body: string | URLSearchParams }) {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(providerLimitMs),
    ...init,
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`the SMS provider answered ${answer.status}`);
  }
  return answer;
}

/** `baseUrl` replaces the provider's own, for tests and regional hosts. */
export function makeSms(config: SmsConfig, baseUrl?: string): Sms {
  switch (config.provider) {
    case 'msg91':
      return msg91Sms(config, baseUrl);
    case 'twilio':
      return twilioSms(config, baseUrl);
    case 'console':
      return consoleSms;
  }
}
