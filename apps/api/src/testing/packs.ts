// What answers have of a product whose pack says nothing, and that has a name in one language only.
export const noPack = { mrp: null, net_quantity: null, unit: null };
export const unnamed = { local_name: null, names: {}, ...noPack };
