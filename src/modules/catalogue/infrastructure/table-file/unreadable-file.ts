/** A file that cannot be read at all, or only up to some line. The message is for people. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFile';
  }
}
