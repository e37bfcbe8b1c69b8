/** Shows the dialog that asks for the password; true if it was right. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/**
 * Registers the dialog.
 * @returns a function that removes it
 */
export function answerProofs(by: Ask): () => void {
  ask = by;
  return () => {
    ask = null;
  };
}

/** Asks the user to confirm their identity; simultaneous calls share one dialog. */
export function askForProof(): Promise<boolean> {
  if (ask === null) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
