import type { Translated } from '../../platform/words.ts';
import type * as english from './cart.messages.ts';

const counted = (count: number): string => `${count} സാധനം`;

export const cart: Translated<typeof english.cart> = {
  title: 'കാർട്ട്',
  orderingFrom: 'വാങ്ങുന്ന കട',
  empty: 'കാർട്ടിൽ ഒന്നുമില്ല',
  emptyLine: 'അടുത്തുള്ള കടയിൽ നിന്ന് സാധനങ്ങൾ ചേർക്കുക.',
  seeStores: 'കടകൾ കാണുക',
  checkout: 'ഓർഡറിലേക്ക്',
  items: 'സാധനങ്ങൾ',
  deliveryCost: 'ഡെലിവറി ചാർജ്',
  noDelivery: 'ഇവിടേക്ക് ഡെലിവറിയില്ല',
  onlyPickUp: 'ഈ വിലാസം ഡെലിവറിക്ക് വളരെ ദൂരെയാണ്. ഓർഡർ കടയിൽ വന്നെടുക്കാം.',
  costUnknown: 'ഇപ്പോൾ അറിയില്ല',
  total: 'ആകെ',
  staysWith: (name) => `സാധനം ചേർക്കുമ്പോൾ, ${name} എന്ന വിലാസത്തിലേക്കാണോ എന്ന് ചോദിക്കും.`,
  counted,
  viewCart: (count) => `കാർട്ട് കാണുക · ${counted(count)}`,
  toCart: 'കാർട്ടിലേക്ക്',
  emptying: (count, shop) => `ആദ്യം കാർട്ട് കാലിയാക്കും. ${shop}-ലെ ${counted(count)} നഷ്ടപ്പെടും.`,
  moving: 'കാർട്ടിലെ എല്ലാ സാധനങ്ങളും ഇപ്പോൾ തിരഞ്ഞെടുത്ത വിലാസത്തിലേക്കാകും.',
  amount: 'എത്ര',
  add: 'ചേർക്കുക',
  addToCart: 'കാർട്ടിൽ ചേർക്കുക',
  addNamed: (name) => `${name} കാർട്ടിൽ ചേർക്കുക`,
  outOfStock: 'തീർന്നു',
  onlyLeft: (available) => `ബാക്കി ${available} മാത്രം`,
  atMost: (most) => `ഒരു ഓർഡറിൽ ${most} വരെ`,
  each: (price) => `ഒന്നിന് ${price}`,
};
