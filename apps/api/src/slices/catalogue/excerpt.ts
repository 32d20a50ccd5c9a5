const longest = 40;

/** The beginning of a text, for an error message. */
export function excerptOf(text: string): string {
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest).join('')}…`;
}
