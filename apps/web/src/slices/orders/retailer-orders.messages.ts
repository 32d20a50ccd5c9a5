// Texts of the retailer's orders.
export const retailerOrders = {
  title: 'Orders',
  active: 'Active orders',
  previous: 'Previous orders',
  noActiveTitle: 'No active orders',
  noActiveLine: 'New ones appear here automatically.',
  noPreviousTitle: 'No previous orders',
  noPreviousLine: 'Finished orders appear here.',
  accept: 'Accept',
  reject: 'Reject',
  rejectHint: 'Reject it if something is missing or the time does not suit you.',
  line: (pieces: string, agent: string | null) => (agent === null ? pieces : `${pieces} · ${agent}`),
  /** What comes next, while an order waits for it. */
  ahead: {
    INITIATED: 'Accept or reject this order',
    ACCEPTED: 'A deliverer will collect it',
    ASSIGNED: 'Picked up at your shop',
    PICKED_UP: 'At the customer’s door',
    DELIVERED: 'The customer checks the goods',
    VERIFIED: 'Paid and done',
  },
  refused: {
    accept: 'This order can no longer be accepted. This is its current status.',
    reject: 'This order can no longer be rejected. This is its current status.',
    busy: 'Too many requests. Wait a moment, then try again.',
  },
} as const;
