// A draft can't keep the pictures of a new product. It keeps how many there were, so that the form can ask for them again.
import { useState } from 'react';
import { useDraft } from '../../platform/forms/drafts.ts';
import type { Fields } from '../../platform/forms/form.ts';
import type { ProductValues } from './product-values.ts';

export interface LostPictures {
  /** 0 once pictures are chosen again. */
  readonly count: number;
  /** The draft had nothing else. */
  readonly areAll: boolean;
}

type Form = Pick<Fields<ProductValues>, 'draft' | 'values' | 'initialValues'>;

export function useLostPictures({ draft, values, initialValues }: Form, chosen: number): LostPictures {
  const [kept, keep] = useDraft(draft && `${draft} pictures`, 0);
  const [counted, setCounted] = useState(chosen);
  const [areAll] = useState(() => kept > 0 && JSON.stringify(values) === JSON.stringify(initialValues));
  if (chosen !== counted) {
    setCounted(chosen);
    keep(chosen);
  }
  return { count: chosen > 0 ? 0 : kept, areAll };
}
