// The words of many texts. Finds the words with a beginning or a part without reading all of them.
import { wordsBeginningWith } from './sorted-words.ts';

/** So many new words wait before they are sorted. */
const mostUnsorted = 1_000;

/** Reading so few words takes some 30 µs. Lists by trigram would take more memory than the words. */
const fewWords = 2_000;

export class Vocabulary {
  readonly words: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** Sorted lists, each longer than the next. So adding a word never sorts all of them. */
  readonly #sorted: string[][] = [];
  #unsorted: string[] = [];
  /** By trigram: the numbers of the words that contain it. Undefined while the words are few. */
  #byTrigram: Map<string, number[]> | undefined;

  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  /** Returns the word's number, and adds the word if it is new. */
  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.words.length;
    this.words.push(word);
    this.#numbers.set(word, number);
    this.#unsorted.push(word);
    if (this.#unsorted.length === mostUnsorted) this.#sort();
    if (this.#byTrigram) noteTrigrams(this.#byTrigram, word, number);
    else if (this.words.length > fewWords) {
      this.#byTrigram = new Map();
      for (const [at, one] of this.words.entries()) noteTrigrams(this.#byTrigram, one, at);
    }
    return number;
  }

  beginningWith(beginning: string): string[] {
    const fresh = this.#unsorted.filter((word) => word.startsWith(beginning));
    return [...this.#sorted.flatMap((list) => wordsBeginningWith(list, beginning)), ...fresh];
  }

  #sort(): void {
    let list = this.#unsorted.sort();
    this.#unsorted = [];
    while ((this.#sorted.at(-1)?.length ?? Number.POSITIVE_INFINITY) <= list.length) {
      // Sorting two sorted lists after each other takes one pass.
      list = [...(this.#sorted.pop() ?? []), ...list].sort();
    }
    this.#sorted.push(list);
  }

  /** `part` has at least three letters. */
  containing(part: string): string[] {
    if (!this.#byTrigram) return this.words.filter((word) => word.includes(part));
    let fewest: readonly number[] | undefined;
    for (const three of trigramsOf(part)) {
      const numbers = this.#byTrigram.get(three) ?? [];
      if (!fewest || numbers.length < fewest.length) fewest = numbers;
    }
    return (fewest ?? []).map((number) => this.words[number] ?? '').filter((word) => word.includes(part));
  }
}

function noteTrigrams(byTrigram: Map<string, number[]>, word: string, number: number): void {
  for (const three of trigramsOf(word)) {
    const numbers = byTrigram.get(three);
    if (numbers) numbers.push(number);
    else byTrigram.set(three, [number]);
  }
}

function trigramsOf(word: string): Set<string> {
  const all = new Set<string>();
  for (let at = 0; at + 3 <= word.length; at += 1) all.add(word.slice(at, at + 3));
  return all;
}
