// The push services that the settings have keys for.
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import { makeFcm, readServiceKey, type SendToPhone } from './fcm.ts';
import { isPair } from './vapid-keys.ts';
import { makeWebPush, type SendToBrowser } from './web-push.ts';

export interface PushServices {
  readonly toBrowser?: SendToBrowser;
  readonly toPhone?: SendToPhone;
}

type Settings = Pick<Config, 'fcmServiceAccount' | 'vapid' | 'supportEmail' | 'unsafe'>;

/** Without those whose keys are wrong. `fcmUrl` replaces Google's host, for tests. */
export function makePushServices(settings: Settings, clock: Clock, fcmUrl?: string): PushServices {
  const { fcmServiceAccount: account, vapid, supportEmail, unsafe } = settings;
  const phoneKey = account && readServiceKey(account.privateKey);
  return {
    ...(vapid &&
      isPair(vapid) && {
        toBrowser: makeWebPush({ vapid, contact: `mailto:${supportEmail}`, isLocalAllowed: unsafe }),
      }),
    ...(phoneKey && { toPhone: makeFcm({ account, signingKey: phoneKey, clock, baseUrl: fcmUrl }) }),
  };
}
