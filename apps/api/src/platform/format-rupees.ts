const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** As the screens show amounts: ₹214, ₹156.50, ₹1,240.50. */
export const formatRupees = (rupees: number): string =>
  `₹${(Number.isInteger(rupees) ? whole : withPaise).format(rupees)}`;
