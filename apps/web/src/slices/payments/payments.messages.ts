import { translated } from '../../platform/words.ts';

export const payments = translated('payments', {
  toPay: 'To pay',
  payUpi: 'Pay by UPI',
  copyId: 'Copy UPI ID',
  idCopied: 'UPI ID copied',
  idNotCopied: 'The UPI ID could not be copied. Write it down instead.',
  code: (amount: string, name: string) => `QR code to pay ${amount} to ${name}`,
  codeLine: 'Pay with the app on this phone, or let another phone scan the code.',
  throughShop: 'Pay the shop by UPI, then press ‘I have paid’.',
  onCredit: 'This goes on your credit at the shop.',
  nothingDue: 'Nothing is left to pay.',
  havePaid: 'I have paid',
  changeClaim: 'Change',
  withdraw: 'I have not paid',
  claimed: (amount: string, reference: string) => `You paid ${amount} by UPI, reference ${reference}.`,
  claimedLine: 'The shop checks with its bank.',
  denied: (amount: string, reference: string) =>
    `The shop did not get ${amount}, reference ${reference}. Check with your bank, or pay again.`,
  /** What 'Yes' does, below each question. */
  claiming: 'The shop is told, and checks whether the money came.',
  withdrawing: (amount: string) => `${amount} is due again. The shop no longer waits for it.`,
  amount: 'Amount',
  reference: 'Reference',
  referenceHint: 'The last 4 to 12 letters or digits of the reference in your UPI app',
  referenceFault: 'Enter 4 to 12 letters or digits',
  amountFault: (most: string) => `Enter an amount up to ${most}`,
  withdrawingGiven: (amount: string) =>
    `${amount} is due again. The shop is told, and the operator sees that you have not paid.`,
  claimFault: (least: string, most: string | null) =>
    most === null
      ? `You got the goods for ${least}. Enter that.`
      : `You got the goods for ${least}. Enter that, or up to ${most}.`,
  /** The order ended without its goods. */
  comesBack: (amount: string) => `You get ${amount} back for this order.`,
  mayComeBack: (amount: string) =>
    `You said that you paid ${amount}. If the shop got the money, you get it back.`,
  askOperator: 'This payment can no longer be confirmed. Ask the operator.',
  paidBack: 'Paid back',
  paidBackLine: (order: string, amount: string) =>
    `${order}: ${amount} counts as paid back. The customer is told.`,
  received: 'Money received',
  notReceived: 'Not received',
  hasArrived: 'Has this money arrived?',
  receivedLine: (order: string, amount: string, reference: string) =>
    `${order}: ${amount} by UPI, reference ${reference}, counts as received.`,
  notReceivedLine: (order: string, amount: string, reference: string) =>
    `${order}: ${amount} by UPI, reference ${reference}, counts as not received. The customer is told.`,
});
