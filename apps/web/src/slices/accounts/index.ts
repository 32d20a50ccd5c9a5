// The public interface of accounts: pages, the signed-in person, and components for later slices.
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export { detailsKey, detailsQuery, sendOtp } from './accounts.api.ts';
export { CityGate } from './components/city-gate.tsx';
export { CitySelect } from './components/city-select.tsx';
export { LanguageSelect } from './components/language-select.tsx';
export { emptyCode, OtpField } from './components/otp-field.tsx';
export { ProfileHead } from './components/profile-head.tsx';
export { ProfileSettings } from './components/profile-settings.tsx';
export { PushQuestion } from './components/push-question.tsx';
export { RefusalText } from './components/refusal-text.tsx';
export { ResendOtp } from './components/resend-otp.tsx';
export { SignInLayout } from './components/sign-in-layout.tsx';
export { afterSignIn, missingStep, type Person, takePageAfterSignIn } from './sign-in-step.ts';
export { useCityStart, useOnlyCity } from './use-city-start.ts';
export { useDeviceRegistration } from './use-device-registration.ts';
export { useIsPushQuestionComing } from './use-is-push-question-coming.ts';
export { useAccountLanguage } from './use-language-choice.ts';
export { logout, useUser } from './use-user.ts';

export const accountsPages: readonly PageRoute[] = [
  {
    path: '/auth/login',
    who: 'signed out',
    load: async () => (await import('./pages/login-page.tsx')).LoginPage,
  },
  {
    path: '/auth/verify',
    who: 'signed out',
    load: async () => (await import('./pages/verify-page.tsx')).VerifyPage,
  },
  {
    path: '/auth/setup',
    who: 'without a name',
    load: async () => (await import('./pages/setup-page.tsx')).SetupPage,
  },
];
