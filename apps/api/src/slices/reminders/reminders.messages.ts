import type { Words } from '../../platform/words.ts';

/** Short, because one SMS holds only 70 letters of Hindi or Malayalam. */
export const reminderSms = ({ number, shop }: { readonly number: number; readonly shop: string }): Words => ({
  en: `${shop}: order #${number} is waiting for your answer.`,
  hi: `${shop}: ऑर्डर #${number} जवाब का इंतज़ार कर रहा है।`,
  ml: `${shop}: ഓർഡർ #${number} മറുപടിക്കായി കാത്തിരിക്കുന്നു.`,
});
