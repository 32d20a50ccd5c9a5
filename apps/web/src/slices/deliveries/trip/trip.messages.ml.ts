import type { Translated } from '../../../platform/words.ts';
import type * as english from './trip.messages.ts';

export const trip: Translated<typeof english.trip> = {
  title: 'നിങ്ങളുടെ യാത്ര',
  sums: (stops, way, toCollect) => [`${stops} ഇടം`, ...way, `${toCollect} വാങ്ങണം`].join(' · '),
  pickUp: (shop) => `${shop}-ൽ നിന്നെടുക്കുക`,
  drop: (name) => `${name}-ന് കൊടുക്കുക`,
  orders: (count) => `${count} ഓർഡർ`,
  pickUpAll: 'എല്ലാം എടുത്തു',
  pickingUpAll: (count) => `${count} ഓർഡർ നിങ്ങളുടെ കൈയിലുണ്ട്. ഉപഭോക്താക്കളെ അറിയിക്കും.`,
  open: 'ഡെലിവറി തുറക്കുക',
  choose: (order) => `${order} തിരഞ്ഞെടുക്കുക`,
  acceptAll: (count) => `${count} എണ്ണം സ്വീകരിക്കുക`,
  acceptingAll: (count) => `${count} ഓർഡർ നിങ്ങൾ എത്തിക്കും. ഉപഭോക്താക്കളെ അറിയിക്കും.`,
  notAll: (count) => `${count} എണ്ണം സ്വീകരിക്കാനായില്ല. മറ്റൊരാൾ ആദ്യം എടുത്തു, അല്ലെങ്കിൽ അവ ഇപ്പോൾ ഇല്ല.`,
  toCome: 'ഇനിയുള്ള ഇടങ്ങൾ',
  startHere: 'ഞാൻ നിൽക്കുന്നിടത്തു നിന്ന് തുടങ്ങുക',
};
