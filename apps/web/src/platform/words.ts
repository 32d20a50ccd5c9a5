// The texts of the app in the chosen language. English texts are in the code of the pages that show them. Another
// language is one pack with all texts. It replaces the English ones in place.

/** Texts, functions that return one, and groups of both. */
export interface Words {
  readonly [key: string]: string | ((...args: never[]) => string) | Words;
}

/** The shape of English texts, for the same texts in another language. */
export type Translated<W> = W extends string
  ? string
  : W extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof W]: Translated<W[Key]> };

export type Pack = Readonly<Record<string, Words>>;

type Writable = Record<string, Words[string]>;

const texts = new Map<string, { readonly english: Words; readonly shown: Writable }>();
let pack: Pack | null = null;

const isGroup = (value: Words[string] | undefined): value is Words => typeof value === 'object';

const copyOf = (words: Words): Writable =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, isGroup(value) ? copyOf(value) : value]),
  );

function write(shown: Writable, words: Words): void {
  for (const [key, value] of Object.entries(words)) {
    const old = shown[key];
    if (isGroup(value) && isGroup(old))
      write(old as Writable, value); // copyOf made it
    else shown[key] = value;
  }
}

/**
 * The texts of a messages file, always in the chosen language. `name` is the name of the export. Read a text where it
 * is shown. Read at the top of a module, it would stay in the first language.
 */
export function translated<const W extends Words>(name: string, english: W): Translated<W> {
  const shown = copyOf(english);
  texts.set(name, { english, shown });
  const words = pack?.[name];
  if (words) write(shown, words);
  return shown as Translated<W>; // a copy of it
}

/** Shows the texts of a pack. Null for English. */
export function showPack(next: Pack | null): void {
  pack = next;
  for (const [name, { english, shown }] of texts) write(shown, next?.[name] ?? english);
}
