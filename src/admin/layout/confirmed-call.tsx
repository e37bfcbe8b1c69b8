import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { callApi, codeOf, reasonOf } from '../data/api.ts';
import { office } from '../texts/office.ts';

/** A button that says what it does, asks for confirmation, and then does it. */
export function ConfirmedCall<Answer>({
  path,
  method = 'POST',
  body,
  headers,
  texts,
  details,
  harmful = false,
  about,
  onDone,
}: {
  /** Below `/api/admin`. */
  readonly path: string;
  readonly method?: 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly texts: {
    readonly button: string;
    readonly title: string;
    readonly body: string;
    readonly done: string;
  };
  /** Facts to know before confirming, beneath the text. */
  readonly details?: ReactNode;
  /** It cannot be undone. */
  readonly harmful?: boolean;
  /** The record it is about, for readers of the screen, where several of these buttons stand together. */
  readonly about?: string;
  /** Called in place of reloading the shown data. */
  readonly onDone?: (answer: Answer) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const run = async () => {
    setBusy(true);
    try {
      const answer = await callApi<Answer>(path, {
        method,
        ...(headers === undefined ? {} : { headers }),
        ...(method === 'DELETE' ? {} : { body: body ?? {} }),
      });
      notify(texts.done, { type: 'success' });
      if (onDone === undefined) refresh();
      else onDone(answer);
    } catch (error) {
      notify(reasonOf(error), { type: 'error' });
      if (codeOf(error) === 'seen-is-past') refresh();
    }
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        color={harmful ? 'error' : 'primary'}
        onClick={() => setOpen(true)}
        {...(about === undefined ? {} : { size: 'small', 'aria-label': `${texts.button}: ${about}` })}
      >
        {texts.button}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(isBusy)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{texts.title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{texts.body}</DialogContentText>
          {details}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button disabled={isBusy} onClick={() => setOpen(false)}>
            {office.cancel}
          </Button>
          <Button
            variant="contained"
            color={harmful ? 'error' : 'primary'}
            loading={isBusy}
            onClick={() => void run()}
          >
            {texts.button}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
