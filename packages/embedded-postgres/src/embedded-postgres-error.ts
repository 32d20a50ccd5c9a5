/** A failure that the person who starts Haat can fix. Its message is one sentence for the terminal. */
export class EmbeddedPostgresError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'EmbeddedPostgresError';
  }
}
