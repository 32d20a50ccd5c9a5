export const ownDataMessages = {
  activeOrders: {
    en: 'You have active orders. Finish or cancel them first, then delete your account.',
    hi: 'आपके ऑर्डर अभी चल रहे हैं। पहले उन्हें पूरा या रद्द करें, फिर अपना अकाउंट हटाएँ।',
    ml: 'നിങ്ങൾക്ക് പൂർത്തിയാകാത്ത ഓർഡറുകളുണ്ട്. ആദ്യം അവ പൂർത്തിയാക്കുക അല്ലെങ്കിൽ റദ്ദാക്കുക, എന്നിട്ട് അക്കൗണ്ട് മായ്ക്കുക.',
  },
  factorFirst: {
    en: 'Give your second step first: a passkey, a code from your app or a recovery code. Then delete your account.',
    hi: 'पहले अपना दूसरा चरण पूरा करें: पासकी, ऐप का कोड या रिकवरी कोड। फिर अकाउंट हटाएँ।',
    ml: 'ആദ്യം പാസ്‌കീ കൊണ്ടോ ആപ്പ് കൊണ്ടോ രണ്ടാം ഘട്ടം പൂർത്തിയാക്കുക. എന്നിട്ട് അക്കൗണ്ട് മായ്ക്കുക.',
  },
  onlyOperator: {
    en: 'You are the only operator. Make somebody else an operator first, then delete your account.',
    hi: 'आप अकेले ऑपरेटर हैं। पहले किसी और को ऑपरेटर बनाएँ, फिर अपना अकाउंट हटाएँ।',
    ml: 'നിങ്ങൾ മാത്രമാണ് ഓപ്പറേറ്റർ. ആദ്യം മറ്റൊരാളെ ഓപ്പറേറ്ററാക്കുക, എന്നിട്ട് അക്കൗണ്ട് മായ്ക്കുക.',
  },
};
