import type { Translated } from '../platform/words.ts';
import type * as english from './picture-faults.ts';

export const pictureFaults: Translated<typeof english.pictureFaults> = {
  'too-big': (names) => `1 MB से बड़ी: ${names}। छोटी तस्वीर चुनें।`,
  'not-a-picture': (names) => `JPEG, PNG, WebP या AVIF तस्वीर नहीं है: ${names}। दूसरी फ़ाइल चुनें।`,
  damaged: (names) => `ख़राब तस्वीर: ${names}। दूसरी तस्वीर चुनें।`,
  empty: (names) => `ख़ाली फ़ाइल: ${names}। दूसरी फ़ाइल चुनें।`,
};
