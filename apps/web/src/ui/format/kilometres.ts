// A way: '840 m', '1.7 km'.
import { formatNumber } from '../../platform/format-number.ts';
import { ui } from '../ui.messages.ts';
import { formatMetres } from './metres.ts';

/** Below this, it is told in metres. */
const oneKm = 0.995;

/** Empty where there is no way to go. */
export const waysOf = (km: number): readonly string[] => (Math.round(km * 1000) > 0 ? [formatKm(km)] : []);

export const formatKm = (km: number): string =>
  km < oneKm ? formatMetres(km * 1000) : ui.kilometres(formatNumber(km, { maximumFractionDigits: 1 }));
