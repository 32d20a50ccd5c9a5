import { invalidInput } from './app-error.ts';
import { sqlStateOf } from './sql-state.ts';
import { deskOnly } from './words.ts';

const uniqueViolation = '23505';

/** Waits for a write of a name that must be unique. Throws `input.invalid` on `name` when it is taken, also in a race. */
export async function refuseTakenName<T>(write: PromiseLike<T>, sentence: string): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw sqlStateOf(error) === uniqueViolation ? invalidInput({ name: [deskOnly(sentence)] }) : error;
  }
}
