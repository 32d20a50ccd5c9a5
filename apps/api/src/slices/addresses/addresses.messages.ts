import { serverLimits } from '@haat/contract/limits';

const most = serverLimits.addressesPerPerson;

export const addressMessages = {
  tooMany: {
    en: `You already have ${most} addresses. Delete one first.`,
    hi: `आपके ${most} पते पहले से हैं। पहले एक पता हटाएँ।`,
    ml: `നിങ്ങൾക്ക് ${most} വിലാസങ്ങളുണ്ട്. ആദ്യം ഒന്ന് മായ്ക്കുക.`,
  },
  last: {
    en: 'Add another address before you delete this one.',
    hi: 'इस पते को हटाने से पहले दूसरा पता जोड़ें।',
    ml: 'ഇത് മായ്ക്കുന്നതിന് മുമ്പ് മറ്റൊരു വിലാസം ചേർക്കുക.',
  },
  addOne: {
    en: 'Add an address first.',
    hi: 'पहले एक पता जोड़ें।',
    ml: 'ആദ്യം ഒരു വിലാസം ചേർക്കുക.',
  },
};
