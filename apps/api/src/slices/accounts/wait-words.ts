import type { Words } from '../../platform/words.ts';

const minuteMs = 60_000;

/** 'a minute', '14 minutes', '23 hours': rounded up. */
export function waitWords(ms: number): Words {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  if (minutes === 1) return { en: 'a minute', hi: 'एक मिनट', ml: 'ഒരു മിനിറ്റ്' };
  if (minutes <= 90) return { en: `${minutes} minutes`, hi: `${minutes} मिनट`, ml: `${minutes} മിനിറ്റ്` };
  const hours = Math.ceil(minutes / 60);
  return { en: `${hours} hours`, hi: `${hours} घंटे`, ml: `${hours} മണിക്കൂർ` };
}
