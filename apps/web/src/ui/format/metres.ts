// A rough length: '25 m', '340 m', '2 km'.
import { formatNumber } from '../../platform/format-number.ts';
import { ui } from '../ui.messages.ts';

export function formatMetres(metres: number): string {
  if (metres >= 1000) return ui.kilometres(formatNumber(Math.round(metres / 1000)));
  const step = metres > 100 ? 10 : 1;
  return ui.metres(formatNumber(Math.max(1, Math.round(metres / step) * step)));
}
