import type { LocalizedText } from '../../platform/localized-text.ts';

export const standingMessages = {
  tooMany: (atMost: number): LocalizedText => ({
    en: `You have ${atMost} standing orders already. End one first.`,
    hi: `आपके ${atMost} रोज़ के ऑर्डर पहले से हैं। पहले एक बंद करें।`,
    ml: `നിങ്ങൾക്ക് ഇപ്പോൾത്തന്നെ ${atMost} പതിവ് ഓർഡറുകളുണ്ട്. ആദ്യം ഒന്ന് നിർത്തുക.`,
  }),
  otherProducts: {
    en: 'Name each product once, and only products of this shop.',
    hi: 'हर सामान एक ही बार बताएँ, और केवल इसी दुकान का सामान।',
    ml: 'ഓരോ സാധനവും ഒരു തവണ മാത്രം പറയുക. ഈ കടയിലെ സാധനങ്ങൾ മാത്രം.',
  },
  noSuchTime: {
    en: 'No delivery begins at this time on all of these weekdays. Choose another time.',
    hi: 'इन सभी दिनों में इस समय कोई डिलीवरी नहीं होती। दूसरा समय चुनें।',
    ml: 'ഈ ദിവസങ്ങളിലെല്ലാം ഈ സമയത്ത് ഡെലിവറി ഇല്ല. മറ്റൊരു സമയം തിരഞ്ഞെടുക്കുക.',
  },
  dayIsOver: {
    en: 'This day is over. Choose today or a later day.',
    hi: 'यह दिन बीत चुका है। आज का या आगे का दिन चुनें।',
    ml: 'ഈ ദിവസം കഴിഞ്ഞു. ഇന്നോ അതിനുശേഷമോ ഉള്ള ദിവസം തിരഞ്ഞെടുക്കുക.',
  },
  notPlaced: {
    en: 'It could not be ordered. Order it yourself.',
    hi: 'ऑर्डर नहीं हो पाया। ख़ुद ऑर्डर करें।',
    ml: 'ഓർഡർ ചെയ്യാനായില്ല. സ്വയം ഓർഡർ ചെയ്യുക.',
  },
};
