/** A name in the languages besides English. */
export interface NamesOfBoth {
  readonly hi: string;
  readonly ml: string;
}
