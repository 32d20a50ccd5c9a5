// Loads a font for Devanagari or Malayalam on devices without one. Most phones have both.

interface Letters {
  /** Letters that a font joins if it knows this script. */
  readonly joined: string;
  /** Returns their name. */
  readonly load: () => Promise<string>;
}

const lettersOf: Readonly<Record<'hi' | 'ml', Letters>> = {
  hi: { joined: 'क्ष', load: async () => (await import('../../ui/theme/devanagari.ts')).letters },
  ml: { joined: 'ക്ഷ', load: async () => (await import('../../ui/theme/malayalam.ts')).letters },
};

/** Boxes for missing letters have the same width together as alone. */
function canDraw(joined: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return true;
  pen.font = '40px sans-serif';
  const alone = [...joined].reduce((sum, letter) => sum + pen.measureText(letter).width, 0);
  return pen.measureText(joined).width < alone - 1;
}

/** A font that doesn't load leaves the device's boxes. The next start tries again. */
export async function loadMissingLetters(language: 'hi' | 'ml'): Promise<void> {
  const { joined, load } = lettersOf[language];
  if (!canDraw(joined)) await load();
}
