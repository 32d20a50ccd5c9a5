// The sentences that ra-core looks up by a key.
import type { I18nProvider } from 'ra-core';
import { correctFields } from '../platform/http.ts';

const wentWrong = 'Something went wrong. Try again.';

const sentences: Readonly<Record<string, string>> = {
  'ra.message.invalid_form': correctFields,
  'ra.message.error': wentWrong,
  'ra.notification.http_error': wentWrong,
  'ra.notification.data_provider_error': wentWrong,
  'ra.notification.item_doesnt_exist': 'This record no longer exists.',
  'ra.notification.not_authorized': 'You no longer have access to this.',
  'ra.notification.logged_out': 'Your session has ended. Sign in again.',
  'ra.auth.auth_check_error': 'Sign in to go on.',
  'ra.validation.maxLength': 'Use %{max} characters at most.',
};

/** Our own components pass their texts as they are, without a key. */
export const i18nProvider: I18nProvider = {
  translate: (key, options = {}) =>
    (sentences[key] ?? options._ ?? key).replace(/%\{(\w+)\}/g, (_key: string, name: string) =>
      String(options[name] ?? ''),
    ),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
