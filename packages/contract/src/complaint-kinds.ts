// The words of complaints, without schemas: the web's first files use them.

export const complaintKinds = [
  'missing',
  'wrong',
  'damaged',
  'quality',
  'not_delivered',
  'behaviour',
  'money',
] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

export const complaintSides = ['customer', 'shop', 'operator'] as const;
export type ComplaintSide = (typeof complaintSides)[number];

export const complaintOutcomes = ['refund', 'replace', 'none'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

/** Complaints about these are between the customer and the operator. The shop neither sees them nor is told. */
export const hiddenFromShop = ['behaviour', 'money'] as const satisfies readonly ComplaintKind[];

const hiddenKinds: readonly ComplaintKind[] = hiddenFromShop;
export const isSeenByShop = (kind: ComplaintKind): boolean => !hiddenKinds.includes(kind);

/** How long after its end an order can be complained about. */
export const complaintDays = 7;
