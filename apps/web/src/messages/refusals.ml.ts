import { limits } from '@haat/contract/limits';
import type { Translated } from '../platform/words.ts';
import type * as english from './refusals.ts';
import { formatWait } from './wait.ts';

const afterWait = (seconds = 60): string => `${formatWait(seconds)} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.`;
const tooBig = 'ഒരു ചിത്രം 1 MB-യിൽ കൂടുതലാണ്. ചെറിയ ഒന്ന് തിരഞ്ഞെടുക്കുക.';
const reload = 'ഇത് ഇവിടെ പറ്റില്ല. പേജ് വീണ്ടും തുറന്നിട്ട് ശ്രമിക്കുക.';
const check = 'നൽകിയ വിവരങ്ങൾ നോക്കിയിട്ട് വീണ്ടും ശ്രമിക്കുക.';
const shortOf = (name: string, available: number, amount = String(available)): string =>
  available > 0 ? `${name}: ബാക്കി ${amount} മാത്രം. അളവ് കുറയ്ക്കുക.` : `${name} തീർന്നുപോയി.`;

export const stock: Translated<typeof english.stock> = { shortOf };

export const refusals: Translated<typeof english.refusals> = {
  'input.invalid': check,
  'input.malformed': check,
  'otp.invalid': 'ഈ OTP ശരിയല്ല. നോക്കിയിട്ട് വീണ്ടും നൽകുക, അല്ലെങ്കിൽ പുതിയ OTP ചോദിക്കുക.',
  'address.required': 'ആദ്യം ഒരു വിലാസം ചേർക്കുക.',
  'auth.required': 'തുടരാൻ വീണ്ടും ലോഗിൻ ചെയ്യുക.',
  'role.required': 'ഇത് ഇനി നിങ്ങൾക്ക് തുറക്കാനാവില്ല.',
  'shop.not_verified': 'നിങ്ങളുടെ കട ഇതുവരെ പരിശോധിച്ചിട്ടില്ല. അതു കഴിഞ്ഞാൽ തുടരാം.',
  'account.blocked': 'ഈ അക്കൗണ്ട് തടഞ്ഞിരിക്കുന്നു. വീണ്ടും തുറന്നുകിട്ടാൻ ഞങ്ങളെ വിളിക്കുക.',
  not_found: 'ഇത് ഇപ്പോൾ ഇല്ല. റദ്ദാക്കുകയോ മായ്ക്കുകയോ ചെയ്തിരിക്കാം.',
  'method.not_allowed': reload,
  'request.timeout': 'ഇതിന് വളരെ സമയമെടുത്തു. നെറ്റ്‌വർക്ക് ഉണ്ടോ എന്ന് നോക്കി വീണ്ടും ശ്രമിക്കുക.',
  'account.open_orders': 'തീരാത്ത ഓർഡറുകളുണ്ട്. അവ പൂർത്തിയാക്കുകയോ റദ്ദാക്കുകയോ ചെയ്തിട്ട് അക്കൗണ്ട് മായ്ക്കുക.',
  'address.too_many': 'വിലാസങ്ങൾ കൂടിപ്പോയി. വേണ്ടാത്ത ഒന്ന് മായ്ക്കുക.',
  'address.last': 'ആകെയുള്ള വിലാസം മായ്ക്കാനാവില്ല. ആദ്യം മറ്റൊന്ന് ചേർക്കുക.',
  'address.out_of_reach': (_error, { shopName }) =>
    `${shopName ?? 'ഈ കട'} ഈ വിലാസത്തിലേക്ക് എത്തിക്കുന്നില്ല. മറ്റൊരു വിലാസമോ അടുത്തുള്ള കടയോ തിരഞ്ഞെടുക്കുക.`,
  'shop.exists': 'നിങ്ങൾക്ക് ഇപ്പോൾത്തന്നെ ഒരു കടയുണ്ട്. അത് തുറക്കാൻ പേജ് വീണ്ടും തുറക്കുക.',
  'tell_me.too_many': `നിങ്ങൾ ഇപ്പോൾത്തന്നെ ${limits.productWaits} സാധനങ്ങൾക്കായി കാത്തിരിക്കുന്നു. ആദ്യം ഒന്ന് ഒഴിവാക്കുക.`,
  'import.refused': 'ഒന്നും ചേർത്തില്ല. പറഞ്ഞ വരികൾ ശരിയാക്കി ഫയൽ വീണ്ടും തിരഞ്ഞെടുക്കുക.',
  'shop.too_far': `ഓപ്പറേറ്റർ കട അവസാനം കണ്ട സ്ഥലത്തുനിന്ന് ഇത് ${limits.shopMoveKm} കിലോമീറ്ററിലധികം ദൂരെയാണ്. സ്ഥലം മാറ്റാൻ ഓപ്പറേറ്ററോട് പറയുക.`,
  'shop.closed': (_error, { shopName }) => `${shopName ?? 'കട'} ഇപ്പോൾ അടച്ചിരിക്കുന്നു. തുറക്കുമ്പോൾ ഓർഡർ ചെയ്യാം.`,
  'cart.full': `കാർട്ടിൽ ${limits.cartLines} തരം സാധനങ്ങളായി, ഇനി ചേർക്കാനാവില്ല. ഇവ ആദ്യം ഓർഡർ ചെയ്യുക, അല്ലെങ്കിൽ ഒന്ന് ഒഴിവാക്കുക.`,
  'product.out_of_stock': ({ items }) =>
    items.map(({ name, available }) => shortOf(name, available)).join('\n') ||
    'ചില സാധനങ്ങൾ തീർന്നു, അല്ലെങ്കിൽ തീരാറായി. അവ ഒഴിവാക്കുകയോ എണ്ണം കുറയ്ക്കുകയോ ചെയ്യുക.',
  'product.stock_changed': ({ quantity }) =>
    `എണ്ണം മാറി: ഇപ്പോൾ ബാക്കി ${quantity ?? 0}. നിങ്ങൾ നൽകിയത് നോക്കിയിട്ട് വീണ്ടും സേവ് ചെയ്യുക.`,
  'factor.required': 'ആദ്യം രണ്ടാം ഘട്ടം പൂർത്തിയാക്കുക.',
  'operator.last': 'ഇതാണ് ആകെയുള്ള ഓപ്പറേറ്റർ. ആദ്യം മറ്റൊരാളെ ഓപ്പറേറ്ററാക്കുക.',
  'body.too_large': tooBig,
  'image.too_large': tooBig,
  'body.unsupported': reload,
  'image.invalid': 'ഈ ചിത്രം ഉപയോഗിക്കാനാവില്ല. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ JPEG ആയി വീണ്ടും സേവ് ചെയ്യുക.',
  'image.no_room': 'ഇപ്പോൾ പുതിയ ചിത്രങ്ങൾക്ക് ഇടമില്ല. ചിത്രമില്ലാതെ സേവ് ചെയ്യുക, അല്ലെങ്കിൽ പിന്നീട് വീണ്ടും ശ്രമിക്കുക.',
  'rate.limited': ({ retryAfter }) => `കുറെ തവണ ശ്രമിച്ചു. ${afterWait(retryAfter)}`,
  internal: 'ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാറുണ്ടായി. അല്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  unavailable: ({ retryAfter }) => `ഇത് ഇപ്പോൾ കിട്ടുന്നില്ല. ${afterWait(retryAfter)}`,
};
