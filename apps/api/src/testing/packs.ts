// What answers have of a product whose pack says nothing, and that has a name in one language only.
export const byPiece = { is_loose: false, net_quantity: null, unit: null };
export const noPack = { mrp: null, ...byPiece };
export const unnamed = { local_name: null, names: {}, ...noPack };
