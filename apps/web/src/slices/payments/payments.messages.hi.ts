import type { Translated } from '../../platform/words.ts';
import type * as english from './payments.messages.ts';

export const payments: Translated<typeof english.payments> = {
  toPay: 'देने हैं',
  payUpi: 'UPI से भुगतान करें',
  copyId: 'UPI ID कॉपी करें',
  idCopied: 'UPI ID कॉपी हो गई',
  idNotCopied: 'UPI ID कॉपी नहीं हो सकी। उसे लिख लें।',
  code: (amount, name) => `${name} को ${amount} देने का QR कोड`,
  codeLine: 'इस फ़ोन के ऐप से भुगतान करें, या दूसरे फ़ोन से कोड स्कैन करवाएँ।',
  throughShop: 'दुकान को UPI से भुगतान करें, फिर ‘मैंने भुगतान कर दिया’ दबाएँ।',
  onCredit: 'यह रक़म दुकान में उधार लिखी जाएगी।',
  nothingDue: 'अब कुछ बाक़ी नहीं है।',
  havePaid: 'मैंने भुगतान कर दिया',
  changeClaim: 'बदलें',
  withdraw: 'मैंने भुगतान नहीं किया',
  claimed: (amount, reference) => `आपने UPI से ${amount} दिए, रेफ़रेंस ${reference}।`,
  claimedLine: 'दुकान अपने बैंक से पता कर रही है।',
  denied: (amount, reference) =>
    `दुकान को ${amount} नहीं मिले, रेफ़रेंस ${reference}। अपने बैंक से पता करें, या फिर से भुगतान करें।`,
  claiming: 'दुकान को बताया जाएगा, और वह देखेगी कि पैसे आए या नहीं।',
  withdrawing: (amount) => `${amount} फिर से बाक़ी होंगे। दुकान उनका इंतज़ार नहीं करेगी।`,
  amount: 'रक़म',
  reference: 'रेफ़रेंस',
  referenceHint: 'आपके UPI ऐप में दिखे रेफ़रेंस के आख़िरी 4 से 12 अक्षर या अंक',
  referenceFault: '4 से 12 अक्षर या अंक लिखें',
  amountFault: (most) => `${most} तक की रक़म लिखें`,
  withdrawingGiven: (amount) =>
    `${amount} फिर से बाक़ी होंगे। दुकान को बताया जाएगा, और ऑपरेटर को दिखेगा कि भुगतान नहीं हुआ।`,
  claimFault: (least, most) =>
    most === null
      ? `सामान ${least} के भुगतान पर मिला। इतना ही लिखें।`
      : `सामान ${least} के भुगतान पर मिला। इतना लिखें, या ${most} तक।`,
  comesBack: (amount) => `इस ऑर्डर के ${amount} आपको वापस मिलेंगे।`,
  mayComeBack: (amount) => `आपने ${amount} देना बताया था। अगर दुकान को पैसे मिले हैं, तो आपको वापस मिलेंगे।`,
  askOperator: 'इस भुगतान की पुष्टि अब नहीं हो सकती। ऑपरेटर से पूछें।',
  paidBack: 'वापस दे दिए',
  paidBackLine: (order, amount) => `${order}: ${amount} वापस दिए माने जाएँगे। ग्राहक को बताया जाएगा।`,
  received: 'पैसे मिल गए',
  notReceived: 'पैसे नहीं मिले',
  hasArrived: 'क्या यह पैसा आ गया?',
  receivedLine: (order, amount, reference) => `${order}: UPI से ${amount}, रेफ़रेंस ${reference}, मिले माने जाएँगे।`,
  notReceivedLine: (order, amount, reference) =>
    `${order}: UPI से ${amount}, रेफ़रेंस ${reference}, नहीं मिले माने जाएँगे। ग्राहक को बताया जाएगा।`,
};
