import { Secret, TOTP } from 'otpauth';
import type { Client } from '../../testing/client.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** The code that an app shows, some steps of 30 seconds from now. */
export const codeOf = (secret: string, { clock }: TestApp, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + steps * 30_000,
  });

export const wrongCodeOf = (secret: string, t: TestApp): string => {
  const near = [-1, 0, 1].map((steps) => codeOf(secret, t, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
};

export interface AddedApp {
  readonly secret: string;
  readonly codes: readonly string[];
}

/** Adds an authenticator app. Its code of this step is used then. */
export async function addApp(t: TestApp, operator: Client): Promise<AddedApp> {
  const { secret } = (await operator.post('/operator/second-factor/app/')).body;
  const added = await operator.post('/operator/second-factor/app/confirm/', { code: codeOf(secret, t) });
  if (added.status !== 200) throw new Error(added.text);
  return { secret, codes: added.body.recovery_codes };
}
