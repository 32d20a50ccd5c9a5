// The SMS providers, and what phones find in the text of a one-time code.
import type { Reader } from './config-values.ts';
import type { SmsText } from './platform/sms-text.ts';

export type SmsProvider =
  | { provider: 'console' }
  | { provider: 'msg91'; authKey: string; templateId: string; textTemplateId?: string | undefined }
  | { provider: 'twilio'; accountSid: string; authToken: string; from: string };

/** `fallback` sends when the provider fails, and when a person asks for another code. */
export type SmsConfig = SmsProvider & { fallback: SmsProvider | undefined; text: SmsText };

export function readSms(reader: Reader): SmsConfig {
  const name = reader.oneOf('SMS_PROVIDER', ['console', 'msg91', 'twilio'], 'console');
  const fallback = reader.oneOf('SMS_FALLBACK', ['none', 'msg91', 'twilio'], 'none');
  if (fallback === name || (fallback !== 'none' && name === 'console')) {
    reader.refuse(
      `SMS_FALLBACK is "${fallback}", but SMS_PROVIDER is "${name}". Set them to msg91 and twilio, in either order.`,
    );
  }
  return {
    ...readProvider(reader, name, `SMS_PROVIDER=${name}`),
    fallback: fallback === 'none' ? undefined : readProvider(reader, fallback, `SMS_FALLBACK=${fallback}`),
    text: readText(reader),
  };
}

function readProvider(reader: Reader, provider: SmsProvider['provider'], because: string): SmsProvider {
  if (provider === 'msg91') {
    return {
      provider,
      authKey: reader.need('MSG91_AUTH_KEY', because, "the account's auth key"),
      templateId: reader.need('MSG91_TEMPLATE_ID', because, 'the id of the message template'),
      textTemplateId: reader.read(
        'MSG91_TEXT_TEMPLATE_ID',
        undefined,
        'the id of a message template',
        (id) => id,
      ),
    };
  }
  if (provider === 'twilio') {
    return {
      provider,
      accountSid: reader.need('TWILIO_ACCOUNT_SID', because, "the account's SID"),
      authToken: reader.need('TWILIO_AUTH_TOKEN', because, "the account's token"),
      from: reader.need('TWILIO_FROM', because, 'the sending number or messaging service'),
    };
  }
  return { provider };
}

function readText(reader: Reader): SmsText {
  const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);
  const host = 'the host of the web app, such as haat.example, of at most 60 letters';
  const hash = 'the 11 characters that docs/mobile.md explains';
  return {
    host: reader.read('SMS_HOST', undefined, host, matching(/^(?=.{1,60}$)[a-z\d-]+(\.[a-z\d-]+)+$/)),
    androidHash: reader.read('SMS_ANDROID_HASH', undefined, hash, matching(/^[A-Za-z\d+/]{11}$/)),
  };
}
