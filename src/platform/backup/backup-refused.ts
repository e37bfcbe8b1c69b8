/** Why no backup was made or restored: a sentence for whoever typed the command. */
export class BackupRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BackupRefused';
  }
}
