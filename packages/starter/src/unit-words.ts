// How much is in a pack, as a number with a unit and in Hindi and Malayalam.
import type { NamesOfBoth } from './names-of-both.ts';

interface UnitWords extends NamesOfBoth {
  /** The unit of the contract, and how many of it. Undefined: the pack has no net quantity. */
  readonly unit?: 'g' | 'kg' | 'ml' | 'l' | 'piece';
  readonly count?: number;
}

const piece = { hi: 'पीस', ml: 'എണ്ണം', unit: 'piece' } as const;
const litre = { hi: 'लीटर', ml: 'ലിറ്റർ', unit: 'l' } as const;

const unitWords: Readonly<Record<string, UnitWords>> = {
  kg: { hi: 'किलो', ml: 'കിലോ', unit: 'kg' },
  g: { hi: 'ग्राम', ml: 'ഗ്രാം', unit: 'g' },
  ml: { hi: 'मि.ली.', ml: 'മി.ലി.', unit: 'ml' },
  litre,
  litres: litre,
  piece,
  pieces: piece,
  dozen: { hi: 'दर्जन', ml: 'ഡസൻ', unit: 'piece', count: 12 },
  tablets: { hi: 'गोलियाँ', ml: 'ഗുളിക', unit: 'piece' },
  capsules: { hi: 'कैप्सूल', ml: 'കാപ്സ്യൂൾ', unit: 'piece' },
  sachets: { hi: 'पाउच', ml: 'പാക്കറ്റ്', unit: 'piece' },
  bags: { hi: 'बैग', ml: 'ബാഗ്', unit: 'piece' },
  packets: { hi: 'पैकेट', ml: 'പാക്കറ്റ്', unit: 'piece' },
  boxes: { hi: 'डिब्बे', ml: 'പെട്ടി', unit: 'piece' },
  sheets: { hi: 'शीट', ml: 'ഷീറ്റ്', unit: 'piece' },
  slices: { hi: 'टुकड़े', ml: 'കഷണം', unit: 'piece' },
  bunch: { hi: 'गुच्छा', ml: 'കെട്ട്' },
  set: { hi: 'सेट', ml: 'സെറ്റ്' },
  parcel: { hi: 'पार्सल', ml: 'പാഴ്സൽ' },
  metres: { hi: 'मीटर', ml: 'മീറ്റർ' },
  pair: { hi: 'जोड़ी', ml: 'ജോടി' },
  roll: { hi: 'रोल', ml: 'റോൾ' },
  mulam: { hi: 'मुलम', ml: 'മുഴം' },
  pages: { hi: 'पेज', ml: 'പേജ്' },
  colours: { hi: 'रंग', ml: 'നിറം' },
  cakes: { hi: 'टिकिया', ml: 'കട്ട' },
  cup: { hi: 'कप', ml: 'കപ്പ്' },
  inches: { hi: 'इंच', ml: 'ഇഞ്ച്' },
  tiers: { hi: 'खाने', ml: 'തട്ട്' },
};

function read(unit: string): { readonly amount: string; readonly words: UnitWords } {
  const [amount = '', word = ''] = unit.split(' ');
  const words = unitWords[word];
  if (!words) throw new Error(`no words for the unit ${unit}`);
  return { amount, words };
}

/** 'Lime' and '6 pieces' as one name in each language. */
export function namesWithUnit({ hi, ml }: NamesOfBoth, unit: string): NamesOfBoth {
  const { amount, words } = read(unit);
  return { hi: `${hi}, ${amount} ${words.hi}`, ml: `${ml}, ${amount} ${words.ml}` };
}

interface NetQuantity {
  readonly netQuantity: number;
  readonly unit: NonNullable<UnitWords['unit']>;
}

/** Undefined for a unit that says nothing of the content, such as a bunch. */
export function netQuantityOf(unitText: string): NetQuantity | undefined {
  const { amount, words } = read(unitText);
  return words.unit && { netQuantity: Number(amount) * (words.count ?? 1), unit: words.unit };
}
