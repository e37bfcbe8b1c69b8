/** Shows the dialog that asks for the password; true when it was right. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Where the dialog is. @returns how it goes away */
export function answerProofs(by: Ask): () => void {
  ask = by;
  return () => {
    ask = null;
  };
}

/** Lets who is at the browser show it once more; calls that need it at the same time share one dialog. */
export function askForProof(): Promise<boolean> {
  if (ask === null) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
