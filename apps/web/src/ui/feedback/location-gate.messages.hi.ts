import type { Translated } from '../../platform/words.ts';
import type * as english from './location-gate.messages.ts';

export const locationSwitch: Translated<typeof english.locationSwitch> = {
  chrome: 'पते के बाईं ओर के निशान को दबाएँ, फिर Permissions में Location की अनुमति दें।',
  samsung: 'पते के पास के ताले को दबाएँ, फिर Permissions में Location की अनुमति दें।',
  firefox: 'पते के पास के ताले को दबाएँ और Location की अनुमति दें।',
  iphone: 'Settings, Privacy & Security, Location Services खोलें। अपना ब्राउज़र चुनकर अनुमति दें।',
  app: 'फ़ोन की सेटिंग में Apps खोलें। यह ऐप चुनें, फिर Permissions में Location की अनुमति दें।',
};
