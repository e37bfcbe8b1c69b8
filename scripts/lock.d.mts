/**
 * @param file names the process that holds the lock
 * @param options.tell hears once of each process that is waited for
 * @returns gives the lock back, as the end of this process does; null: it had to wait for longer than `patienceMs`
 */
export function takeLock(
  file: string,
  options: { readonly tell: (pid: string) => void; readonly patienceMs?: number },
): Promise<(() => void) | null>;
