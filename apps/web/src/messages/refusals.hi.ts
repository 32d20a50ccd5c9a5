import { limits } from '@haat/contract/limits';
import type { Translated } from '../platform/words.ts';
import type * as english from './refusals.ts';
import { formatWait } from './wait.ts';

const afterWait = (seconds = 60): string => `${formatWait(seconds)} बाद फिर से कोशिश करें।`;
const tooBig = 'एक तस्वीर 1 MB से बड़ी है। छोटी तस्वीर चुनें।';
const reload = 'यह यहाँ नहीं हो सकता। पेज दोबारा खोलकर फिर से कोशिश करें।';
const check = 'लिखी हुई जानकारी देखकर फिर से कोशिश करें।';
const shortOf = (name: string, available: number, amount = String(available)): string =>
  available > 0 ? `${name}: सिर्फ़ ${amount} बाक़ी। मात्रा कम करें।` : `${name} ख़त्म हो गया है।`;

export const stock: Translated<typeof english.stock> = { shortOf };

export const refusals: Translated<typeof english.refusals> = {
  'input.invalid': check,
  'input.malformed': check,
  'otp.invalid': 'यह OTP सही नहीं है। देखकर फिर से लिखें, या नया OTP मँगाएँ।',
  'address.required': 'पहले एक पता जोड़ें।',
  'auth.required': 'आगे बढ़ने के लिए फिर से लॉगिन करें।',
  'role.required': 'अब आप इसे नहीं खोल सकते।',
  'shop.not_verified': 'आपकी दुकान की जाँच अभी नहीं हुई है। उसके बाद आप आगे बढ़ सकते हैं।',
  'account.blocked': 'यह अकाउंट बंद किया गया है। इसे खुलवाने के लिए हमसे बात करें।',
  not_found: 'यह अब नहीं है। शायद रद्द हुआ या हटा दिया गया।',
  'method.not_allowed': reload,
  'request.timeout': 'इसमें बहुत समय लग गया। नेटवर्क देखें, फिर कोशिश करें।',
  'account.open_orders': 'आपके कुछ ऑर्डर अभी चल रहे हैं। पहले उन्हें पूरा या रद्द करें, फिर अकाउंट हटाएँ।',
  'address.too_many': 'आपके बहुत सारे पते हैं। जो नहीं चाहिए, उसे हटाएँ।',
  'address.last': 'आपका एक ही पता है, उसे हटाया नहीं जा सकता। पहले दूसरा पता जोड़ें।',
  'address.out_of_reach': (_error, { shopName }) =>
    `${shopName ?? 'यह दुकान'} इस पते पर सामान नहीं पहुँचाती। दूसरा पता या पास की दुकान चुनें।`,
  'shop.exists': 'आपकी दुकान पहले से है। उसे खोलने के लिए पेज दोबारा खोलें।',
  'tell_me.too_many': `आप पहले से ${limits.productWaits} चीज़ों की राह देख रहे हैं। पहले किसी एक को छोड़ें।`,
  'import.refused': 'कुछ नहीं बदला। बताई गई लाइनें ठीक करें, फिर फ़ाइल दोबारा चुनें।',
  'shop.too_far': `यह जगह वहाँ से ${limits.shopMoveKm} किमी से ज़्यादा दूर है जहाँ ऑपरेटर ने आपकी दुकान देखी थी। जगह बदलने के लिए ऑपरेटर से कहें।`,
  'shop.closed': (_error, { shopName }) => `${shopName ?? 'दुकान'} अभी बंद है। खुलने पर आप ऑर्डर कर सकते हैं।`,
  'cart.full': `आपके कार्ट में ${limits.cartLines} तरह का सामान है, और नहीं आ सकता। पहले इसे ऑर्डर करें, या कुछ हटाएँ।`,
  'product.out_of_stock': ({ items }) =>
    items.map(({ name, available }) => shortOf(name, available)).join('\n') ||
    'कुछ सामान ख़त्म है या कम बचा है। उसे हटाएँ या मात्रा कम करें।',
  'product.stock_changed': ({ quantity }) =>
    `मात्रा बदल गई है: अब बाक़ी ${quantity ?? 0}। अपनी संख्या देखकर फिर से सेव करें।`,
  'factor.required': 'पहले अपना दूसरा चरण पूरा करें।',
  'operator.last': 'यही अकेला ऑपरेटर है। पहले किसी और को ऑपरेटर बनाएँ।',
  'body.too_large': tooBig,
  'image.too_large': tooBig,
  'body.unsupported': reload,
  'image.invalid': 'यह तस्वीर इस्तेमाल नहीं हो सकती। दूसरी चुनें, या इसे JPEG में फिर सेव करें।',
  'image.no_room': 'अभी नई तस्वीरों के लिए जगह नहीं है। बिना तस्वीर के सेव करें, या बाद में फिर से कोशिश करें।',
  'rate.limited': ({ retryAfter }) => `बहुत बार कोशिश हो चुकी है। ${afterWait(retryAfter)}`,
  internal: 'हमारी तरफ़ कोई गड़बड़ हुई है। थोड़ी देर में फिर से कोशिश करें।',
  unavailable: ({ retryAfter }) => `यह अभी नहीं मिल पा रहा है। ${afterWait(retryAfter)}`,
};
