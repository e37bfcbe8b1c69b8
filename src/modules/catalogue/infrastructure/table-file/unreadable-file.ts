/** A file that cannot be read at all, or from some line on. The message is for people. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFile';
  }
}
