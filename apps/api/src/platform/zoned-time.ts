// Instants as people of a place read them: `2026-11-21T17:00:00+05:30`.

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  formats.set(timeZone, made);
  return made;
}

function partsOf(instant: Date, timeZone: string): Record<string, string> {
  const parts = formatOf(timeZone).formatToParts(instant);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** ISO 8601 in whole seconds, with the offset that the zone has at that moment. */
export function zonedIso(instant: Date, timeZone: string): string {
  const { year, month, day, hour, minute, second, timeZoneName = '' } = partsOf(instant, timeZone);
  const offset = timeZoneName.replace('GMT', '') || '+00:00';
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}

/** The day that it is there: `2026-11-21`. */
export function zonedDay(instant: Date, timeZone: string): string {
  const { year, month, day } = partsOf(instant, timeZone);
  return `${year}-${month}-${day}`;
}
