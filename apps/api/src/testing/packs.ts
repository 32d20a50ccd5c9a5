// What answers have of a product whose pack says nothing, and that has a name in one language only.
export const byPiece = { is_loose: false, net_quantity: null, unit: null };
export const noPack = { mrp: null, ...byPiece };
export const unnamed = { local_name: null, names: {}, ...noPack };

/** Of a product that isn't on offer. */
export const noOffer = { regular_price: null, offer_price: null, offer_until: null };
