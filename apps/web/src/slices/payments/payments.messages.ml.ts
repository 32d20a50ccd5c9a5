import type { Translated } from '../../platform/words.ts';
import type * as english from './payments.messages.ts';

export const payments: Translated<typeof english.payments> = {
  toPay: 'അടയ്ക്കേണ്ട തുക',
  payUpi: 'UPI വഴി പണമടയ്ക്കുക',
  copyId: 'UPI ID പകർത്തുക',
  idCopied: 'UPI ID പകർത്തി',
  idNotCopied: 'UPI ID പകർത്താനായില്ല. എഴുതിയെടുക്കുക.',
  code: (amount, name) => `${name}-ന് ${amount} അടയ്ക്കാനുള്ള QR കോഡ്`,
  codeLine: 'ഈ ഫോണിലെ ആപ്പ് വഴി പണമടയ്ക്കുക, അല്ലെങ്കിൽ മറ്റൊരു ഫോണിൽ QR കോഡ് സ്കാൻ ചെയ്യുക.',
  throughShop: 'കടയ്ക്ക് UPI വഴി പണമടയ്ക്കുക, എന്നിട്ട് ‘ഞാൻ പണമടച്ചു’ അമർത്തുക.',
  onCredit: 'ഈ തുക കടയിലെ പറ്റുബുക്കിൽ എഴുതും.',
  nothingDue: 'ഇനി ഒന്നും അടയ്ക്കാനില്ല.',
  havePaid: 'ഞാൻ പണമടച്ചു',
  changeClaim: 'മാറ്റുക',
  withdraw: 'ഞാൻ പണമടച്ചില്ല',
  claimed: (amount, reference) => `നിങ്ങൾ UPI വഴി ${amount} അടച്ചു, റഫറൻസ് ${reference}.`,
  claimedLine: 'കട ബാങ്കിൽ നോക്കുന്നു.',
  denied: (amount, reference) =>
    `കടയ്ക്ക് ${amount} കിട്ടിയില്ല, റഫറൻസ് ${reference}. ബാങ്കിൽ ചോദിക്കുക, അല്ലെങ്കിൽ വീണ്ടും അടയ്ക്കുക.`,
  claiming: 'കടയെ അറിയിക്കും. പണം വന്നോ എന്ന് കട നോക്കും.',
  withdrawing: (amount) => `${amount} വീണ്ടും അടയ്ക്കാനുണ്ടാകും. കട അതിനായി കാത്തിരിക്കില്ല.`,
  amount: 'തുക',
  reference: 'റഫറൻസ്',
  referenceHint: 'UPI ആപ്പിൽ കാണുന്ന റഫറൻസിന്റെ അവസാനത്തെ 4 മുതൽ 12 വരെ അക്ഷരമോ അക്കമോ',
  referenceFault: '4 മുതൽ 12 വരെ അക്ഷരമോ അക്കമോ നൽകുക',
  amountFault: (most) => `${most} വരെയുള്ള തുക നൽകുക`,
  withdrawingGiven: (amount) => `${amount} വീണ്ടും അടയ്ക്കാനുണ്ടാകും. കടയെ അറിയിക്കും, പണം അടച്ചിട്ടില്ലെന്ന് ഓപ്പറേറ്റർ കാണും.`,
  claimFault: (least, most) =>
    most === null
      ? `${least} അടച്ചെന്ന് പറഞ്ഞാണ് സാധനങ്ങൾ കിട്ടിയത്. അത്രയും എഴുതുക.`
      : `${least} അടച്ചെന്ന് പറഞ്ഞാണ് സാധനങ്ങൾ കിട്ടിയത്. അത്രയോ ${most} വരെയോ എഴുതുക.`,
  comesBack: (amount) => `ഈ ഓർഡറിന്റെ ${amount} നിങ്ങൾക്ക് തിരികെ കിട്ടും.`,
  mayComeBack: (amount) => `${amount} അടച്ചെന്ന് നിങ്ങൾ അറിയിച്ചിരുന്നു. പണം കടയിൽ കിട്ടിയെങ്കിൽ നിങ്ങൾക്ക് തിരികെ കിട്ടും.`,
  askOperator: 'ഈ പേയ്‌മെന്റ് ഇനി സ്ഥിരീകരിക്കാനാവില്ല. ഓപ്പറേറ്ററോട് ചോദിക്കുക.',
  paidBack: 'തിരികെ കൊടുത്തു',
  paidBackLine: (order, amount) => `${order}: ${amount} തിരികെ കൊടുത്തതായി കണക്കാക്കും. ഉപഭോക്താവിനെ അറിയിക്കും.`,
  received: 'പണം കിട്ടി',
  notReceived: 'പണം കിട്ടിയില്ല',
  hasArrived: 'ഈ പണം എത്തിയോ?',
  receivedLine: (order, amount, reference) =>
    `${order}: UPI വഴി ${amount}, റഫറൻസ് ${reference}, കിട്ടിയതായി കണക്കാക്കും.`,
  notReceivedLine: (order, amount, reference) =>
    `${order}: UPI വഴി ${amount}, റഫറൻസ് ${reference}, കിട്ടാത്തതായി കണക്കാക്കും. ഉപഭോക്താവിനെ അറിയിക്കും.`,
};
