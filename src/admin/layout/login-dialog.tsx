import { Button, Dialog, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { relogin } from '../data/shared-question.ts';
import { askWho, whoAmI, type Me } from '../data/session.ts';
import { LoginSteps } from '../entrance/login.tsx';
import { entrance } from '../texts/entrance.ts';

const t = entrance.renewed;

/**
 * Asks for a login above the screen when a session has ended, or another tab has logged in as somebody else, and then lets the call continue: a save is sent again,
 * and what was typed stays. Present once in the office.
 */
export function LoginDialog() {
  const [before, setBefore] = useState<Me | null>(null);
  const [other, setOther] = useState<Me | null>(null);
  const answer = useRef<(isLoggedIn: boolean) => void>(() => undefined);
  const titleId = useId();
  const bodyId = useId();
  useEffect(() => {
    const remove = relogin.registerDialog(async () => {
      // Fails if nobody was logged in here, or somebody is just logging out.
      const me = await whoAmI().catch(() => null);
      if (me === null) return false;
      const now = await askWho().catch(() => null);
      // Logged in again in another tab, while this one was waiting.
      if (now?.id === me.id) return true;
      setOther(now);
      return new Promise((resolve) => {
        answer.current = resolve;
        setBefore(me);
      });
    });
    return () => {
      remove();
      answer.current(false);
    };
  }, []);
  const goOn = async (): Promise<void> => {
    const now = await whoAmI();
    // Nobody may continue with, or save, what another user typed.
    if (now.id !== before?.id) return startAgain();
    setBefore(null);
    answer.current(true);
  };
  return (
    <Dialog
      open={before !== null}
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      maxWidth="xs"
      fullWidth
    >
      <LoginSteps
        {...(before === null ? {} : { address: before.email })}
        frame={(title, steps) => (
          <>
            <DialogTitle id={titleId}>{title ?? (other === null ? t.title : t.otherTitle)}</DialogTitle>
            <DialogContent>
              <DialogContentText id={bodyId} sx={{ mb: 1 }}>
                {before === null || other === null ? t.body : t.otherBody(other.name, before.name)}
              </DialogContentText>
              {steps}
              <Button fullWidth sx={{ mt: 1, minHeight: 44 }} onClick={startAgain}>
                {other === null ? t.leave : t.goOnAs(other.name)}
              </Button>
            </DialogContent>
          </>
        )}
        onDone={goOn}
      />
    </Dialog>
  );
}

/** Loads the office again, which forgets what was typed and asks who is there. */
function startAgain(): void {
  globalThis.location.reload();
}
