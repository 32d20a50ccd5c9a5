import type { Translated } from '../platform/words.ts';
import type * as english from './ui.messages.ts';

export const ui: Translated<typeof english.ui> = {
  earlierMonth: 'पिछला महीना',
  laterMonth: 'अगला महीना',
  loading: 'खुल रहा है',
  failedTitle: 'यह अभी नहीं खुल सका',
  failedLine: 'थोड़ी देर में फिर से कोशिश करें।',
  moreFailed: 'बाक़ी सूची नहीं खुल सकी',
  notFound: 'नहीं मिला',
  notFoundLine: 'शायद इसे हटा दिया गया है।',
  goBack: 'वापस जाएँ',
  restored: 'आपने पहले जो लिखा था, वह फिर से भर दिया गया है।',
  clearRestored: 'उसे हटाएँ',
  tryAgain: 'फिर से कोशिश करें',
  offline: 'नेटवर्क नहीं है',
  stillOffline: 'अभी भी नेटवर्क नहीं है',
  neverSeen: 'इस पेज के लिए नेटवर्क चाहिए',
  neverSeenLine: 'यह इस फ़ोन में सेव नहीं है। नेटवर्क मिलने पर फिर से कोशिश करें।',
  back: 'वापस',
  clearSearch: 'खोज मिटाएँ',
  applySearch: 'खोजें',
  decrease: (name) => `${name} की मात्रा घटाएँ`,
  increase: (name) => `${name} की मात्रा बढ़ाएँ`,
  quantityOf: (name) => `${name} की मात्रा`,
  slot: (day, start, end) => `${day}, ${start} से ${end} तक`,
  justNow: 'अभी-अभी',
  map: 'मैप',
  pin: 'मैप पर जगह',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  mapPlain: 'मैप की तस्वीरें नहीं खुलीं।',
  mapPlainPin: 'मैप की तस्वीरें नहीं खुलीं। आप फिर भी पिन चला सकते हैं।',
  mapHintTouch: 'पिन को खींचें, या मैप को छुएँ।',
  mapHint: 'पिन को खींचें, मैप को छुएँ, या तीर वाले बटनों से पिन चलाएँ।',
  mapShows: (place) => `मैप में ${place} दिख रहा है। पिन को सही जगह पर ले जाएँ।`,
  mapTap: 'पिन लगाने के लिए मैप को छुएँ।',
  positionProblem: {
    denied: 'लोकेशन बंद है।',
    unknown: 'आपकी जगह नहीं मिल सकी। देखें कि लोकेशन चालू है, फिर से कोशिश करें।',
  },
  accuracy: (length) => `आपकी जगह, लगभग ${length} का फ़र्क़ हो सकता है।`,
  accuracyPoor: 'पिन को सही जगह पर ले जाएँ, या अपनी जगह फिर से ढूँढें।',
  findMe: 'मैं कहाँ हूँ?',
  metres: (count) => `${count} मी.`,
  kilometres: (count) => `${count} कि.मी.`,
  locationNeeded: 'रजिस्टर करने के लिए लोकेशन चालू करें',
  carousel: 'चलती तस्वीरें',
  carouselStop: 'चलना रोकें',
  carouselGo: 'फिर से चलाएँ',
};

export const locationSwitch: Translated<typeof english.locationSwitch> = {
  chrome: 'पते के बाईं ओर के निशान को दबाएँ, फिर Permissions में Location की अनुमति दें।',
  samsung: 'पते के पास के ताले को दबाएँ, फिर Permissions में Location की अनुमति दें।',
  firefox: 'पते के पास के ताले को दबाएँ और Location की अनुमति दें।',
  iphone: 'Settings, Privacy & Security, Location Services खोलें। अपना ब्राउज़र चुनकर अनुमति दें।',
  app: 'फ़ोन की सेटिंग में Apps खोलें। यह ऐप चुनें, फिर Permissions में Location की अनुमति दें।',
};

export const nextDelivery: Translated<typeof english.nextDelivery> = {
  today: (clock) => `अगली डिलीवरी: आज ${clock}`,
  tomorrow: (clock) => `अगली डिलीवरी: कल ${clock}`,
  on: (day, clock) => `अगली डिलीवरी: ${day} ${clock}`,
};

export const nearSlot: Translated<typeof english.nearSlot> = {
  today: (hours) => `आज ${hours}`,
  tomorrow: (hours) => `कल ${hours}`,
};

export const shareWords: Translated<typeof english.shareWords> = {
  byHand: 'यह पता कॉपी करें:',
};

export const places: Translated<typeof english.places> = {
  search: 'जगह खोजें',
  found: 'मिली हुई जगहें',
  none: 'जगह नहीं मिली',
  failed: 'जगह की खोज अभी नहीं हो सकती। आप फिर भी पिन चला सकते हैं।',
};
