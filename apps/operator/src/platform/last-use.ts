// When somebody last touched this tab. Automatic calls don't count.
const longestMs = 12 * 3_600_000;

let lastUse = Date.now();
const noteUse = (): void => {
  lastUse = Date.now();
};
for (const kind of ['pointerdown', 'keydown'] as const) {
  addEventListener(kind, noteUse, { capture: true, passive: true });
}

/**
 * `ms`, or false when nobody has touched the tab for 12 hours. Otherwise the polls would keep the operator's session
 * alive.
 */
export const everyWhileUsed = (ms: number): number | false => (Date.now() - lastUse < longestMs ? ms : false);
