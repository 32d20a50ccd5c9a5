/** A telephone order ends with the last wrong code. */
export const guessesAtMost = 5;
