/** `+91******7890`: a phone number as the operator's lists show it. */
export const maskedNumber = (number: string): string =>
  `${number.slice(0, 3)}${'*'.repeat(Math.max(0, number.length - 7))}${number.slice(-4)}`;
