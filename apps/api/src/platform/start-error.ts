/** A problem that the person who starts Haat can fix. Printed as one sentence, without a stack trace. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartError';
  }
}
