/** Shows a dialog; true if the user did what it asks for. */
type Ask = () => Promise<boolean>;

/** What a call may ask the user before it is sent again. Simultaneous calls share one dialog. */
export interface SharedQuestion {
  /**
   * Registers the dialog.
   * @returns a function that removes it
   */
  readonly answerBy: (ask: Ask) => () => void;
  /** @returns false, too, if no dialog is there to ask */
  readonly ask: Ask;
}

export function createSharedQuestion(): SharedQuestion {
  let show: Ask | null = null;
  let asking: Promise<boolean> | null = null;
  return {
    answerBy(ask) {
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

/** Before dangerous actions: the password once more. */
export const proof = createSharedQuestion();

/** After the end of a session: a login above the screen, which stays with everything typed into it. */
export const renewedLogin = createSharedQuestion();
