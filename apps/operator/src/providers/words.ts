// react-admin's own sentences where Haat says them differently.
import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { correctFields } from '../platform/http.ts';

const ownSentences: Readonly<Record<string, string>> = {
  'ra.message.invalid_form': correctFields,
  'ra.message.error': 'Something went wrong. Try again.',
  'ra.auth.auth_check_error': 'Sign in to go on.',
  'ra.notification.logged_out': 'Your session has ended. Sign in again.',
};

export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => ownSentences[key] ?? defaultI18nProvider.translate(key, options),
};
