// The text of a code's SMS. Phones find the code in it and know whose it is.
export interface SmsText {
  /** The host of the web app. Browsers offer a code only to the host in the last line: `@haat.example #123456`. */
  readonly host?: string;
  /** Eleven characters of the Android app's signing key. Android gives the SMS only to the app with this hash. */
  readonly androidHash?: string;
}

/** Android reads at most 140 bytes of an SMS, so the text is short and plain. */
export function smsText(code: string, { host, androidHash }: SmsText): string {
  const lines = [`Your code is ${code}. It works for 5 minutes.`];
  if (androidHash) lines.push(androidHash);
  // Its place is the last line.
  if (host) lines.push(`@${host} #${code}`);
  return lines.length === 1 ? lines.join() : [lines[0], '', ...lines.slice(1)].join('\n');
}
