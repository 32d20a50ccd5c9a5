import type { LocalizedText } from '../../platform/localized-text.ts';

/** Short, because one SMS holds only 70 letters of Hindi or Malayalam. */
export const reminderSms = ({
  number,
  shop,
}: {
  readonly number: number;
  readonly shop: string;
}): LocalizedText => ({
  en: `${shop}: order #${number} is waiting for your answer.`,
  hi: `${shop}: ऑर्डर #${number} जवाब का इंतज़ार कर रहा है।`,
  ml: `${shop}: ഓർഡർ #${number} മറുപടിക്കായി കാത്തിരിക്കുന്നു.`,
});

/** Behind the first one to a second number. */
export const consentSms = (code: string): LocalizedText => ({
  en: `To get more of these SMS, tell the shop: ${code}`,
  hi: `ऐसे और SMS चाहिए, तो दुकान को बताएँ: ${code}`,
  ml: `ഇത്തരം SMS തുടർന്നും വേണമെങ്കിൽ കടയിൽ പറയുക: ${code}`,
});
