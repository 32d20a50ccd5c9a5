import type { Config } from '../config.ts';

export interface Sms {
  /** Throws when the provider does not take it. */
  sendOneTimeCode(number: string, code: string): Promise<void>;
}

/** One whole line on stdout, for development and for villages without a provider yet. */
export const consoleSms: Sms = {
  sendOneTimeCode: async (number, code) => {
    process.stdout.write(`OTP for ${number}: ${code}\n`);
  },
};

export function makeSms(_config: Config['sms']): Sms {
  return consoleSms;
}
