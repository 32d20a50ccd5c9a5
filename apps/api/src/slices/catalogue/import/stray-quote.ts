// Finds the error in a file that isn't valid CSV. The parser only tells how far it has read.

/**
 * The line of the first quotation mark inside a cell, or on which a quoted cell begins that doesn't end as it should.
 * Undefined when all quotation marks are right.
 */
export function lineOfStrayQuote(text: string, delimiter: string): number | undefined {
  const ends = new Set([delimiter, '\r', '\n', undefined]);
  let line = 1;
  /** The line on which the present cell was opened with a quotation mark. */
  let opened: number | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const [letter, next] = [text[at], text[at + 1]];
    if (letter === '\n' || (letter === '\r' && next !== '\n')) line += 1;
    if (letter !== '"') continue;
    if (opened === undefined) {
      if (!ends.has(text[at - 1])) return line;
      opened = line;
    } else if (next === '"') {
      at += 1;
    } else if (ends.has(next)) {
      opened = undefined;
    } else {
      return opened;
    }
  }
  return opened;
}
