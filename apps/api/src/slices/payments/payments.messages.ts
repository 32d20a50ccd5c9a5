import { formatRupees } from '../../platform/format-rupees.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';

export const paymentMessages = {
  otherSum: (due: number): LocalizedText => ({
    en: `${formatRupees(due)} is due. Enter payments that add up to it.`,
    hi: `${formatRupees(due)} देना बाक़ी है। भुगतान की रक़में मिलाकर इतनी ही लिखें।`,
    ml: `${formatRupees(due)} നൽകാനുണ്ട്. ആകെ ഇത്രയും വരുന്ന പേയ്‌മെന്റുകൾ എഴുതുക.`,
  }),
  notOnCredit: {
    en: 'The customer did not choose to pay on credit. Take cash or UPI.',
    hi: 'ग्राहक ने खाते पर लेना नहीं चुना है। नकद या UPI लें।',
    ml: 'ഉപഭോക്താവ് പറ്റുബുക്ക് തിരഞ്ഞെടുത്തിട്ടില്ല. പണമായോ UPI ആയോ വാങ്ങുക.',
  },
  checkFirst: (order: number): LocalizedText => ({
    en: `Check and verify the items of order ${order} first. Then pay.`,
    hi: `पहले ऑर्डर ${order} का सामान जाँचें। फिर भुगतान करें।`,
    ml: `ആദ്യം ഓർഡർ ${order}-ലെ സാധനങ്ങൾ പരിശോധിക്കുക. അതിനു ശേഷം പണം നൽകുക.`,
  }),
  waitFirst: (order: number): LocalizedText => ({
    en: `Order ${order} can be paid once the shop has accepted it.`,
    hi: `ऑर्डर ${order} का भुगतान दुकान के स्वीकार करने के बाद हो सकता है।`,
    ml: `കട സ്വീകരിച്ചതിനു ശേഷമേ ഓർഡർ ${order}-ന് പണം നൽകാനാവൂ.`,
  }),
  lessDue: (order: number, due: number): LocalizedText => ({
    en: `${formatRupees(due)} is due for order ${order}. Enter at most that.`,
    hi: `ऑर्डर ${order} के लिए ${formatRupees(due)} बाक़ी है। इससे ज़्यादा न लिखें।`,
    ml: `ഓർഡർ ${order}-ന് ${formatRupees(due)} ആണ് നൽകാനുള്ളത്. അതിൽ കൂടുതൽ എഴുതരുത്.`,
  }),
  alreadyConfirmed: {
    en: 'This payment is already confirmed. Ask the operator if that is wrong.',
    hi: 'इस भुगतान की पुष्टि हो चुकी है। अगर ग़लत है तो ऑपरेटर से कहें।',
    ml: 'ഈ പേയ്‌മെന്റ് സ്ഥിരീകരിച്ചുകഴിഞ്ഞു. തെറ്റാണെങ്കിൽ ഓപ്പറേറ്ററെ അറിയിക്കുക.',
  },
  notLess: (order: number, claimed: number): LocalizedText => ({
    en: `You have the goods of order ${order}, and you said that you paid ${formatRupees(claimed)} for them. Enter that or more, or say that you have not paid.`,
    hi: `ऑर्डर ${order} का सामान आपको मिल चुका है, और आपने ${formatRupees(claimed)} का भुगतान बताया है। इतना या ज़्यादा लिखें, या बताएँ कि भुगतान नहीं हुआ।`,
    ml: `ഓർഡർ ${order}-ലെ സാധനങ്ങൾ നിങ്ങൾക്ക് കിട്ടി, അതിന് ${formatRupees(claimed)} അടച്ചെന്ന് നിങ്ങൾ പറഞ്ഞിട്ടുണ്ട്. അത്രയോ കൂടുതലോ എഴുതുക, അല്ലെങ്കിൽ പണം അടച്ചിട്ടില്ലെന്ന് അറിയിക്കുക.`,
  }),
  tooLate: (order: number): LocalizedText => ({
    en: `This payment for order ${order} can no longer be confirmed. Ask the operator.`,
    hi: `ऑर्डर ${order} के इस भुगतान की पुष्टि अब नहीं हो सकती। ऑपरेटर से पूछें।`,
    ml: `ഓർഡർ ${order}-ന്റെ ഈ പേയ്‌മെന്റ് ഇനി സ്ഥിരീകരിക്കാനാവില്ല. ഓപ്പറേറ്ററോട് ചോദിക്കുക.`,
  }),
  paidSince: (order: number, due: number): LocalizedText => ({
    en: `Only ${formatRupees(due)} is still due for order ${order}. Ask the operator.`,
    hi: `ऑर्डर ${order} के लिए अब केवल ${formatRupees(due)} बाक़ी है। ऑपरेटर से पूछें।`,
    ml: `ഓർഡർ ${order}-ന് ഇനി ${formatRupees(due)} മാത്രമേ ബാക്കിയുള്ളൂ. ഓപ്പറേറ്ററോട് ചോദിക്കുക.`,
  }),
  open: (order: number): LocalizedText => ({
    en: `Money for order ${order} is still open. Settle it, or ask the operator to, then delete your account.`,
    hi: `ऑर्डर ${order} का पैसा अभी बाक़ी है। उसे चुकता करें या ऑपरेटर से कहें, फिर अपना अकाउंट हटाएँ।`,
    ml: `ഓർഡർ ${order}-ന്റെ പണം തീർന്നിട്ടില്ല. അത് തീർക്കുക, അല്ലെങ്കിൽ ഓപ്പറേറ്ററോട് പറയുക, എന്നിട്ട് അക്കൗണ്ട് മായ്ക്കുക.`,
  }),
  refundOwed: (order: number): LocalizedText => ({
    en: `Money for order ${order} has not been given back yet. Settle it, or ask the operator to, then delete your account.`,
    hi: `ऑर्डर ${order} का पैसा अभी लौटाया नहीं गया है। उसे निपटाएँ या ऑपरेटर से कहें, फिर अपना अकाउंट हटाएँ।`,
    ml: `ഓർഡർ ${order}-ന്റെ പണം തിരികെ നൽകിയിട്ടില്ല. അത് തീർക്കുക, അല്ലെങ്കിൽ ഓപ്പറേറ്ററോട് പറയുക, എന്നിട്ട് അക്കൗണ്ട് മായ്ക്കുക.`,
  }),
  unanswered: {
    en: 'A shop has not confirmed a UPI payment yet. Wait for its answer, then delete your account.',
    hi: 'एक UPI भुगतान पर दुकान का जवाब बाक़ी है। जवाब आने के बाद अपना अकाउंट हटाएँ।',
    ml: 'ഒരു UPI പേയ്‌മെന്റിന് കടയുടെ മറുപടി കിട്ടിയിട്ടില്ല. മറുപടി കിട്ടിയ ശേഷം അക്കൗണ്ട് മായ്ക്കുക.',
  },
};
