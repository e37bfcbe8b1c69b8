import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { callApi, fieldErrorsOf, messageOf } from '../data/api.ts';
import { notSaved, OfficeForm } from '../fields/office-form.tsx';
import { office } from '../texts/office.ts';
import { FormDialog } from './form-dialog.tsx';

/**
 * A button that asks for what its call needs, and then sends it. If it is refused, the dialog stays open with what was
 * typed, and the reason stands at its field.
 */
export function FormCall({
  path,
  texts,
  defaults = {},
  children,
}: {
  /** Below `/api/admin`. */
  readonly path: string;
  readonly texts: {
    readonly button: string;
    readonly title: string;
    readonly body: string;
    readonly done: string;
  };
  /** The first values of its fields. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The fields, named as REST names them. */
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = async (values: object) => {
    try {
      await callApi(path, { method: 'POST', body: values });
      notify(texts.done, { type: 'success' });
      setOpen(false);
      refresh();
      return undefined;
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (errors === null) notify(messageOf(error), { type: 'error' });
      return errors ?? notSaved;
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
        fullWidth
        maxWidth="xs"
      >
        <OfficeForm onSubmit={submit} record={defaults} noValidate disableInvalidFormNotification>
          <DialogTitle id={titleId}>{texts.title}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 1 }}>{texts.body}</DialogContentText>
            {children}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={() => setOpen(false)}>{office.cancel}</Button>
            <Button type="submit" variant="contained">
              {texts.button}
            </Button>
          </DialogActions>
        </OfficeForm>
      </FormDialog>
    </>
  );
}
