// Formats rupees as in India: ₹214, ₹156.50, ₹1,240.50.
import { formatNumber } from '../../platform/format-number.ts';

export function formatRupees(rupees: number): string {
  const paise = Math.round(rupees * 100);
  const digits = paise % 100 === 0 ? 0 : 2;
  const amount = formatNumber(Math.abs(paise) / 100, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${paise < 0 ? '−' : ''}₹${amount}`;
}

/** The text in a field: whole rupees without decimals, else with two. */
export const rupeesText = (rupees: number): string =>
  Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);
