/** Of a second number that nobody was asked about. */
export const unconfirmed = {
  isSecondNumberConfirmed: false,
  secondNumberCode: null,
  secondNumberGuesses: 0,
} as const;

/** The code is over with the last wrong one. */
export const guessesAtMost = 5;
