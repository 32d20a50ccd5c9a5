import type { Translated } from '../../../platform/words.ts';
import type * as english from './packing.messages.ts';

export const packing: Translated<typeof english.packing> = {
  title: 'പാക്ക് ചെയ്യുക',
  pack: (count) => (count === 0 ? 'പാക്ക് ചെയ്യുക' : `പാക്ക് ചെയ്യുക: ${count}`),
  slots: 'ഡെലിവറി സമയം',
  orders: (count) => `${count} ഓർഡർ`,
  packedOf: (packed, orders) => `${orders}-ൽ ${packed} പാക്ക് ചെയ്തു`,
  goods: 'എടുക്കാനുള്ള സാധനങ്ങൾ',
  goodsLine: 'എടുത്തുവെച്ചവ ടിക്ക് ചെയ്യുക. ഈ ഫോൺ അത് ഓർത്തുവെക്കും.',
  toPack: 'പാക്ക് ചെയ്യാനുള്ള ഓർഡറുകൾ',
  packed: 'പാക്ക് ചെയ്തു',
  notPacked: 'പാക്ക് ചെയ്തിട്ടില്ല',
  print: 'പ്രിന്റ് ചെയ്യുക',
  onlyList: 'പട്ടിക മാത്രം',
  onlyLabels: 'ലേബലുകൾ മാത്രം',
  labels: 'ലേബലുകൾ',
  list: (time) => `പാക്കിംഗ് പട്ടിക, ${time}`,
  toCollect: (amount) => `വാങ്ങേണ്ടത്: ${amount}`,
  emptyTitle: 'പാക്ക് ചെയ്യാൻ ഒന്നുമില്ല',
  emptyLine: 'നിങ്ങൾ സ്വീകരിക്കുന്ന ഓർഡറുകൾ ഇവിടെ കാണാം.',
};
