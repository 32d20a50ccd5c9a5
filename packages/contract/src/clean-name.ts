// Makes a name one line, and removes characters that could forge or reverse the text around it.
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;
const controls = /\p{Cc}/gu;

/** A line break becomes a space. */
export const cleanName = (text: string): string =>
  text.replace(lineBreaks, ' ').replace(directionMarks, '').replace(controls, '').trim();
