import { time } from '../ui/format.ts';

interface Times {
  readonly created_at: string;
  readonly last_used_at: string | null;
}

/** 'Added 2 Nov 2026, 08:15, last used 21 Nov 2026, 09:00'. */
export const lastUse = ({ created_at, last_used_at }: Times): string =>
  `Added ${time(created_at)}, ${last_used_at ? `last used ${time(last_used_at)}` : 'not used yet'}`;
