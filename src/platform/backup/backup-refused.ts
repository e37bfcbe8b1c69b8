/** Why no backup was made or restored: a sentence for the person at the terminal. */
export class BackupRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BackupRefused';
  }
}
