// Words of the retailer's orders (specification §2, screens.md).
export const retailerOrders = {
  title: 'Orders',
  active: 'Active orders',
  previous: 'Previous orders',
  noActiveTitle: 'No active orders',
  noActiveLine: 'New ones appear here by themselves.',
  noPreviousTitle: 'No previous orders',
  noPreviousLine: 'Orders that are finished stand here.',
  accept: 'Accept',
  reject: 'Reject',
  answerHint: 'Have you got everything? Then accept.',
  rejectHint: 'Something is missing, or the time does not suit you?',
} as const;
