import { limits } from '@haat/contract/limits';
import type { Translated } from '../platform/words.ts';
import { formatRupees } from '../ui/format/money.ts';
import type * as english from './order-refusals.ts';
import { formatWait } from './wait.ts';

const afterWait = (seconds = 60): string => `${formatWait(seconds)} बाद फिर से कोशिश करें।`;
const movedOn = 'इस बीच ऑर्डर बदल गया है। अब यहाँ उसका ताज़ा हाल दिख रहा है।';

export const orderRefusals: Translated<typeof english.orderRefusals> = {
  'account.incomplete': 'आपने अपना नाम नहीं लिखा है। नाम लिखकर ऑर्डर करें।',
  'prefetch.refused': '‘नई डिलीवरी’ खोलें और वहीं स्वीकार करें।',
  'cart.empty': 'आपका कार्ट ख़ाली है। शायद ऑर्डर हो चुका है: अपने ऑर्डर देखें।',
  'cart.changed': 'दाम बदल गया है। नई रक़म देखकर फिर से ऑर्डर करें।',
  'slot.unavailable': 'यह समय भर गया है या निकल चुका है। दूसरा समय चुनें।',
  'order.too_many_open': 'आपके कई ऑर्डर दुकान के जवाब का इंतज़ार कर रहे हैं। जवाब आने दें, या कोई एक रद्द करें।',
  'order.too_many': ({ retryAfter, atShop }) =>
    `पिछले एक घंटे में आपने ${atShop ? 'इस दुकान से ' : ''}बहुत ऑर्डर किए हैं। ${afterWait(retryAfter)}${atShop ? ' या किसी दूसरी दुकान से ऑर्डर करें।' : ''}`,
  'order.changed': 'रक़म बदल गई है। नई रक़म लें, फिर दोबारा कोशिश करें।',
  'order.cannot_accept': 'यह ऑर्डर अब स्वीकार नहीं हो सकता। अब यहाँ उसका ताज़ा हाल दिख रहा है।',
  'order.cannot_reject': 'इस ऑर्डर के लिए अब मना नहीं किया जा सकता। अब यहाँ उसका ताज़ा हाल दिख रहा है।',
  'order.cannot_withdraw': 'आप यह ऑर्डर अब रद्द नहीं कर सकते। अब यहाँ उसका ताज़ा हाल दिख रहा है।',
  'order.cannot_pack': 'यह ऑर्डर अब आपकी दुकान में नहीं है। अब यहाँ उसका ताज़ा हाल दिख रहा है।',
  'order.cannot_weigh':
    'यह ऑर्डर अब आपकी दुकान में नहीं है, इसलिए उसका तौल नहीं बदलेगा। अब यहाँ उसका ताज़ा हाल दिख रहा है।',
  'order.cannot_cancel': 'यह ऑर्डर अब रद्द नहीं हो सकता। अब यहाँ उसका ताज़ा हाल दिख रहा है।',
  'order.cannot_propose': movedOn,
  'proposal.over': 'यह सुझाव अब नहीं चल सकता। अब यहाँ वही दिख रहा है जो तय है।',
  'proposal.nothing_left': 'ऑर्डर में कुछ नहीं बचेगा। इसके बजाय मना करें या रद्द करें।',
  'order.cannot_verify': 'इस ऑर्डर की जाँच अब नहीं हो सकती। अब यहाँ उसका ताज़ा हाल दिख रहा है।',
  'delivery.taken': 'यह डिलीवरी किसी दूसरे एजेंट ने ले ली है।',
  'delivery.cannot_pick_up': movedOn,
  'delivery.cannot_deliver': movedOn,
  'delivery.cannot_give_back': movedOn,
  'code.wrong': 'यह कोड ग़लत है। फिर से पूछें।',
  'code.over': 'यह कोड अब नहीं चलेगा। डिलीवरी में बताएँ कि कोड क्यों नहीं है। फ़ोन का ऑर्डर फिर से लिखें।',
  'sound.too_large': 'रिकॉर्डिंग बहुत लंबी है। ज़्यादा से ज़्यादा 20 सेकंड रिकॉर्ड करें।',
  'sound.invalid': 'यह रिकॉर्डिंग काम नहीं आ सकती। फिर से रिकॉर्ड करें।',
  'delivery.cannot_complete': movedOn,
  'order.cannot_change': 'ऑर्डर पूरा हो चुका है, इसलिए अब यह नहीं बदल सकता।',
  'order.cannot_pay': 'अब इसका भुगतान नहीं हो सकता। अब यहाँ बाक़ी रक़म दिख रही है।',
  'payment.amount': ({ due }) =>
    due === undefined
      ? 'रक़म बदल गई है। नई रक़म देखकर फिर से कोशिश करें।'
      : `अब ${formatRupees(due)} बाक़ी हैं। रक़म बदलकर फिर से कोशिश करें।`,
  'standing.too_many': `आपके ${limits.standingOrders} रोज़ के ऑर्डर पहले से हैं। पहले एक बंद करें।`,
  'complaint.late': 'यह ऑर्डर 7 दिन से ज़्यादा पहले ख़त्म हो चुका है। इसके बारे में हमसे बात करें।',
  'complaint.closed': 'यह शिकायत बंद हो चुकी है। पेज पर अब नतीजा दिखता है।',
  'answer.late': 'इसका जवाब पहले ही दिया जा चुका है। अब यहाँ वही दिख रहा है।',
  'credit.none': 'कोई चालू खाता नहीं है। दूसरे तरीक़े से भुगतान करें, या पहले खाते पर सहमति लें।',
  'credit.limit': ({ left }) =>
    left === undefined || left <= 0
      ? 'आपके खाते में कुछ नहीं बचा। कम ऑर्डर करें, या दूसरे तरीक़े से भुगतान करें।'
      : `आपके खाते में सिर्फ़ ${formatRupees(left)} बचे हैं। कम ऑर्डर करें, या दूसरे तरीक़े से भुगतान करें।`,
  'credit.exists': 'इस ग्राहक का खाता पहले से है। वह आपकी सूची में है।',
  'credit.too_much': 'यह बाक़ी रक़म से ज़्यादा है। कम रक़म लिखें।',
  'credit.reminded': 'आपने इस ग्राहक को सात दिन के भीतर याद दिलाया है। कुछ दिन रुकें, या फ़ोन करें।',
  'credit.nothing_owed': 'इस खाते पर कुछ बाक़ी नहीं है, इसलिए याद दिलाने को कुछ नहीं है।',
  'account.open_money': 'आपका कुछ पैसों का हिसाब बाक़ी है। पहले उसे पूरा करें, फिर अपना अकाउंट हटाएँ।',
  'cash.too_much': 'यह हाथ के नकद से ज़्यादा है। कम रक़म लिखें।',
  'cash.limit': 'आपके हाथ में बहुत नकद है। पहले उसे सौंपें, फिर नई डिलीवरी लें।',
  'upi.none': 'यह दुकान UPI नहीं लेती। भुगतान का दूसरा तरीक़ा चुनें।',
};
