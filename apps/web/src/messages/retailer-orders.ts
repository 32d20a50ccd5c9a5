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
  rejectHint: 'Something is missing, or the time does not suit you?',
  line: (pieces: string, agent: string | null) => (agent === null ? pieces : `${pieces} · ${agent}`),
  /** What comes next, while an order waits for it. */
  ahead: {
    INITIATED: 'You accept or reject',
    ACCEPTED: 'A delivery agent takes it',
    ASSIGNED: 'Picked up at your shop',
    PICKED_UP: 'At the customer’s door',
    DELIVERED: 'The customer checks the goods',
    VERIFIED: 'Paid and done',
  },
  refused: {
    accept: 'It can no longer be accepted. This is how it stands now.',
    reject: 'It can no longer be rejected. This is how it stands now.',
    busy: 'That was too much at once. Wait a moment and try again.',
  },
} as const;
