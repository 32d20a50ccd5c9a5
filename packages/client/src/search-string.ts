/** `?limit=25`, without the values that are missing or empty. Empty when nothing is left. */
export function searchString(query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => (value ?? '') !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
