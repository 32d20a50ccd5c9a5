/** Something that whoever starts Haat can mend: told as one sentence, without a stack trace. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartError';
  }
}
