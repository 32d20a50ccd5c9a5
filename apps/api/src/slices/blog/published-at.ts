import { invalidInput } from '../../platform/app-error.ts';
import { deskOnly } from '../../platform/words.ts';

/** The contract only checks the form of the text. Throws `input.invalid` for an impossible time, such as 25 o'clock. */
export function publishedAtOf(text: string | null | undefined): Date | null | undefined {
  if (text === null || text === undefined) return text;
  const at = new Date(text);
  if (!Number.isNaN(at.getTime())) return at;
  throw invalidInput({
    published_at: [deskOnly('This time does not exist. Write it like 2026-11-21T17:00:00+05:30.')],
  });
}
