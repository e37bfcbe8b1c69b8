/** Why a backup was not made or restored: a sentence for the person at the terminal. */
export class BackupRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BackupRefused';
  }
}
