/** Shows a dialog; true if the user did what it asks for. */
type Ask = () => Promise<boolean>;

/** What a call may ask the user before it is sent again. Simultaneous calls share one dialog. */
export interface SharedQuestion {
  /**
   * Registers the dialog.
   * @returns a function that removes it
   */
  readonly registerDialog: (ask: Ask) => () => void;
  /** @returns false, too, if no dialog is there to ask */
  readonly ask: Ask;
}

export function createSharedQuestion(): SharedQuestion {
  let show: Ask | null = null;
  let asking: Promise<boolean> | null = null;
  return {
    registerDialog(ask) {
      show = ask;
      return () => {
        show = null;
      };
    },
    ask() {
      if (show === null) return Promise.resolve(false);
      asking ??= show().finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}

/** Asks for the password once more before a dangerous action. */
export const proof = createSharedQuestion();

/** Logs in again in a dialog after the session has ended; the screen keeps what was typed into it. */
export const relogin = createSharedQuestion();
