import { AppError, invalidInput } from '../../platform/app-error.ts';
import { productMessages } from './products.messages.ts';

export interface Picture {
  readonly id: number;
  readonly isPrimary: boolean;
}

/**
 * Sorts a product's pictures: the first primary one, then the others as given. `available` are the pictures that may be
 * used. Throws `not_found` for others, `input.invalid` without a primary one.
 */
export function chooseImages(ids: readonly number[], available: readonly Picture[]): [number, ...number[]] {
  const byId = new Map(available.map((picture) => [picture.id, picture]));
  const named = [...new Set(ids)].map((id) => {
    const picture = byId.get(id);
    if (!picture) throw new AppError('not_found', { detail: productMessages.missingPicture });
    return picture;
  });
  const primary = named.find((picture) => picture.isPrimary);
  if (!primary) throw invalidInput({ images: [productMessages.choosePrimary] });
  return [primary.id, ...named.filter((picture) => picture !== primary).map(({ id }) => id)];
}
