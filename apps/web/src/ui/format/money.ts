// Formats rupees as in India: ₹214, ₹156.50, ₹1,240.50.
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function formatRupees(rupees: number): string {
  const paise = Math.round(rupees * 100);
  const format = paise % 100 === 0 ? whole : withPaise;
  return `${paise < 0 ? '−' : ''}₹${format.format(Math.abs(paise) / 100)}`;
}
