// Sends SMS through one provider or two: sign-in codes, and texts about orders.
import type { SmsConfig, SmsProvider } from '../config-sms.ts';
import type { SmsOutcome } from './meters/outcome-meters.ts';
import { msg91Sms, type ProviderAccess, type ProviderSms, twilioSms } from './sms-providers.ts';
import type { CodeSms, SmsText } from './sms-text.ts';

export interface Sms {
  /** Throws when no provider accepts it. */
  sendOneTimeCode(sms: CodeSms): Promise<void>;
  /** One line of text. Throws when no provider accepts it. */
  sendSms(number: string, text: string): Promise<void>;
}

interface SmsParts {
  /** A provider failed, and the other one is tried. The error has no number and no code. */
  readonly onFallback?: (error: unknown) => void;
  /** Called after each attempt, for the metrics. */
  readonly onOutcome?: (provider: string, outcome: SmsOutcome) => void;
  /** Replace the providers' own addresses, in tests. */
  readonly baseUrls?: Readonly<Partial<Record<SmsProvider['provider'], string>>>;
  /** How long a provider may take. Two tries end before a person gives up. */
  readonly limitMs?: number;
}

/** One line on stdout, for development and for trials without a provider. */
const consoleSms: ProviderSms = {
  sendCode: async ({ number, code }) => {
    process.stdout.write(`OTP for ${number}: ${code}\n`);
  },
  sendText: async (number, text) => {
    process.stdout.write(`SMS to ${number}: ${text}\n`);
  },
};

export function makeSms(
  config: SmsConfig,
  { onFallback, onOutcome, baseUrls = {}, limitMs = 6_000 }: SmsParts = {},
): Sms {
  const make = (provider: SmsProvider): ProviderSms =>
    counted(
      provider.provider,
      makeProvider(provider, config.text, { baseUrl: baseUrls[provider.provider], limitMs }),
      onOutcome,
    );
  const first = make(config);
  const second = config.fallback && make(config.fallback);
  const send = async (isRepeat: boolean, by: (provider: ProviderSms) => Promise<void>): Promise<void> => {
    if (!second) return by(first);
    const [one, other] = isRepeat ? [second, first] : [first, second];
    try {
      await by(one);
    } catch (error) {
      onFallback?.(error);
      await by(other);
    }
  };
  return {
    sendOneTimeCode: (sms) => send(sms.isRepeat ?? false, (provider) => provider.sendCode(sms)),
    sendSms: (number, text) => send(false, (provider) => provider.sendText(number, text)),
  };
}

function counted(name: string, provider: ProviderSms, onOutcome: SmsParts['onOutcome']): ProviderSms {
  const count = async (sending: Promise<void>): Promise<void> => {
    try {
      await sending;
      onOutcome?.(name, 'sent');
    } catch (error) {
      onOutcome?.(name, 'failed');
      throw error;
    }
  };
  return {
    sendCode: (sms) => count(provider.sendCode(sms)),
    sendText: (number, text) => count(provider.sendText(number, text)),
  };
}

function makeProvider(provider: SmsProvider, text: SmsText, access: ProviderAccess): ProviderSms {
  switch (provider.provider) {
    case 'msg91':
      return msg91Sms(provider, access);
    case 'twilio':
      return twilioSms(provider, text, access);
    case 'console':
      return consoleSms;
  }
}
