import type { LocalizedText } from '../../platform/localized-text.ts';

export const supportMessages = {
  tooMany: (perDay: number): LocalizedText => ({
    en: `You can send ${perDay} requests in 24 hours. Try again later.`,
    hi: `आप 24 घंटे में ${perDay} अनुरोध भेज सकते हैं। बाद में फिर से कोशिश करें।`,
    ml: `24 മണിക്കൂറിൽ ${perDay} അഭ്യർത്ഥനകൾ അയയ്ക്കാം. പിന്നീട് വീണ്ടും ശ്രമിക്കുക.`,
  }),
  done: {
    en: 'Your request is answered.',
    hi: 'आपके अनुरोध का जवाब आ गया है।',
    ml: 'നിങ്ങളുടെ അഭ്യർത്ഥനയ്ക്ക് മറുപടി വന്നു.',
  },
  answered: (note: string): LocalizedText => ({
    en: `Your request is answered: ${note}`,
    hi: `आपके अनुरोध का जवाब: ${note}`,
    ml: `നിങ്ങളുടെ അഭ്യർത്ഥനയ്ക്കുള്ള മറുപടി: ${note}`,
  }),
  closed: (note: string): LocalizedText => ({
    en: `Your request is closed: ${note}`,
    hi: `आपका अनुरोध बंद कर दिया गया है: ${note}`,
    ml: `നിങ്ങളുടെ അഭ്യർത്ഥന അവസാനിപ്പിച്ചു: ${note}`,
  }),
};
