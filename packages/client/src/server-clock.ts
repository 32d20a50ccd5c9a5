// The time by the server's clock, because a device's clock may be wrong.
let aheadMs = 0;

/** Notes the `Date` of an answer. */
export function noteServerTime(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (!Number.isNaN(serverMs)) aheadMs = Date.now() - serverMs;
}

/** Converts a time of this device's clock, in milliseconds since 1970. */
export const serverTimeOf = (deviceMs: number): number => deviceMs - aheadMs;

/** `Date` has whole seconds, so this is a little behind the server's clock and never ahead of it. */
export const serverNow = (): Date => new Date(serverTimeOf(Date.now()));
