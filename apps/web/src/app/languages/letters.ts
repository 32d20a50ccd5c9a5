// Gives Devanagari and Malayalam fonts to devices that can't draw them. Most phones have both.

interface Script {
  /** Letters that a font joins if it knows this script. */
  readonly joined: string;
  /** Declares the font. The browser loads it when it shows such letters. Returns their name. */
  readonly declare: () => Promise<string>;
}

const scripts: readonly Script[] = [
  { joined: 'क्ष', declare: async () => (await import('../../ui/theme/devanagari.ts')).letters },
  { joined: 'ക്ഷ', declare: async () => (await import('../../ui/theme/malayalam.ts')).letters },
];

/** Boxes for missing letters have the same width together as alone. */
function canDraw({ joined }: Script): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return true;
  pen.font = '40px sans-serif';
  const alone = [...joined].reduce((sum, letter) => sum + pen.measureText(letter).width, 0);
  return pen.measureText(joined).width < alone - 1;
}

/** A font that doesn't load leaves the device's boxes. The next start tries again. */
export async function declareMissingLetters(): Promise<void> {
  await Promise.all(scripts.filter((script) => !canDraw(script)).map(({ declare }) => declare()));
}
