const minuteMs = 60_000;

/** 'a minute', '14 minutes', '23 hours': rounded up. */
export function waitWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  if (minutes === 1) return 'a minute';
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
