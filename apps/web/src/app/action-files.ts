// The files that declare actions which may wait. After a restart, a waiting action needs its declaration. The cart's is
// always loaded.
export { answerHandOver, handOverCash } from '../slices/cash/cash.api.ts';
export { makeComplaint, writeMessage } from '../slices/complaints/complaints.api.ts';
export { addLine, answerLine, answerOffer } from '../slices/credit/credit.api.ts';
export {
  acceptRequest,
  giveBack,
  pickUpAll,
  recordDeliveryAction,
} from '../slices/deliveries/deliveries.api.ts';
export { agreeToList, answerList, cancelList, sendList } from '../slices/lists/lists.api.ts';
export { packOrder, weighItem } from '../slices/orders/packing/packing.api.ts';
export { answerProposal, proposeChanges } from '../slices/orders/proposals/proposals.api.ts';
export { answerOrder } from '../slices/orders/shop/retailer-orders.api.ts';
export { answerPayment, choosePayBy, claimUpi, payRefund } from '../slices/payments/payments.api.ts';
export { savePrices } from '../slices/products/price-sheet.api.ts';
export {
  acceptStanding,
  changeStanding,
  createStanding,
  endStanding,
} from '../slices/standing/standing.api.ts';
