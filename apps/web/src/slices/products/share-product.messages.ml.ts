import type { Translated } from '../../platform/words.ts';
import type * as english from './share-product.messages.ts';

export const shareProduct: Translated<typeof english.shareProduct> = {
  share: 'ഉൽപ്പന്നം ഷെയർ ചെയ്യുക',
};
