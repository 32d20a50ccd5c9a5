/** What items have of a product that isn't loose, and whose pack says nothing. */
export const byPiece = { is_loose: false, net_quantity: null, unit: null };

/** An item's price of one, and what the line costs. */
export const costing = (price: number, quantity: number) => ({
  ...byPiece,
  quantity,
  price,
  amount: (Math.round(price * 100) * quantity) / 100,
  weighed: null,
});

/** A product without MRP, net quantity and names in other languages. */
export const noPack = { local_name: null, mrp: null, ...byPiece };
export const unnamed = { ...noPack, names: {} };
/** The same of a product on sale. */
export const plainProduct = {
  ...unnamed,
  is_sold_out: false,
  regular_price: null,
  offer_price: null,
  offer_until: null,
};
