// The things whose pages are open. A refusal shows its text there. 'cart' also covers 'cart 7'.
const counts = new Map<string, number>();

export const isAbout = (about: string, thing: string): boolean =>
  about === thing || about.startsWith(`${thing} `);

/** Returns a function to call when the page closes. */
export function showThing(thing: string): () => void {
  counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return () => void counts.set(thing, (counts.get(thing) ?? 1) - 1);
}

export const isShown = (about: string): boolean =>
  [...counts].some(([thing, count]) => count > 0 && isAbout(about, thing));
