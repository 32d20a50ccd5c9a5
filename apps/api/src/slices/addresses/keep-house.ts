import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { keepFilesOfFields } from '../files/index.ts';
import type { House } from './address.queries.ts';

/** What helps to find the house. Undefined fields stay as they are, null removes. */
export interface HouseInput {
  readonly landmark?: string | null | undefined;
  /** The ids of a picture and a sound. */
  readonly photo?: number | null | undefined;
  readonly voice_note?: number | null | undefined;
}

/** The columns to write. Throws `not_found` for another person's file, `input.invalid` for one of another kind. */
export async function keepHouse(
  tx: Tx,
  userId: number,
  { landmark, photo, voice_note: voiceNote }: HouseInput,
): Promise<Partial<House>> {
  await keepFilesOfFields(tx, userId, {
    photo: { id: photo ?? null, kind: 'picture' },
    voice_note: { id: voiceNote ?? null, kind: 'sound' },
  });
  return definedOf({
    landmark: landmark === '' ? null : landmark,
    photoId: photo,
    voiceNoteId: voiceNote,
  });
}
