/** Too many callers wait for something expensive; the client should try again a little later. */
export class TooBusy extends Error {
  readonly retryMs = 5_000;
  constructor(what: string) {
    super(`too many wait for ${what}`);
    this.name = 'TooBusy';
  }
}
