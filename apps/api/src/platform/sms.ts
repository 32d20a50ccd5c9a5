// Sends sign-in codes by SMS, through one provider or two.
import type { SmsConfig, SmsProvider } from '../config-sms.ts';
import type { SmsOutcome } from './meters/outcome-meters.ts';
import { msg91Sms, type ProviderAccess, type ProviderSms, twilioSms } from './sms-providers.ts';
import type { CodeSms, SmsText } from './sms-text.ts';

export interface Sms {
  /** Throws when no provider accepts it. */
  sendOneTimeCode(sms: CodeSms): Promise<void>;
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
const consoleSms: ProviderSms = async ({ number, code }) => {
  process.stdout.write(`OTP for ${number}: ${code}\n`);
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
  return {
    sendOneTimeCode: async (sms) => {
      if (!second) return first(sms);
      const [one, other] = sms.isRepeat ? [second, first] : [first, second];
      try {
        await one(sms);
      } catch (error) {
        onFallback?.(error);
        await other(sms);
      }
    },
  };
}

const counted =
  (name: string, send: ProviderSms, onOutcome: SmsParts['onOutcome']): ProviderSms =>
  async (sms) => {
    try {
      await send(sms);
      onOutcome?.(name, 'sent');
    } catch (error) {
      onOutcome?.(name, 'failed');
      throw error;
    }
  };

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
