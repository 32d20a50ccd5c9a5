/** A product without MRP, net quantity and names in other languages. */
export const noPack = { local_name: null, mrp: null, net_quantity: null, unit: null };
export const unnamed = { ...noPack, names: {} };
/** The same of a product on sale. */
export const plainProduct = { ...unnamed, is_sold_out: false };
