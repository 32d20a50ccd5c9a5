// The time zones of cities, as choices.
import { homeTimeZone } from '@haat/contract/times';

/** Some browsers still use this name for India's zone. */
const oldName = 'Asia/Calcutta';

/** Chrome lists them since version 99. The apps' types only have what all supported browsers have. */
const zones = Intl as { readonly supportedValuesOf?: (key: 'timeZone') => string[] };

/** India first. A city keeps a zone that this browser doesn't know. */
export function timeZoneChoices(chosen: unknown): readonly { readonly id: string; readonly name: string }[] {
  const known = (zones.supportedValuesOf?.('timeZone') ?? []).filter((zone) => zone !== oldName);
  const own = typeof chosen === 'string' && chosen !== '' ? [chosen] : [];
  return [...new Set([homeTimeZone, ...own, ...known])].map((id) => ({ id, name: id.replaceAll('_', ' ') }));
}
