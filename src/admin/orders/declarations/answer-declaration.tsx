import {
  Alert,
  AlertTitle,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId, useState } from 'react';
import { required, TextInput, useNotify, useRefresh } from 'react-admin';
import { callApi, fieldErrorsOf, messageOf } from '../../data/api.ts';
import { notSaved, OfficeForm } from '../../fields/office-form.tsx';
import { ConfirmedCall } from '../../layout/confirmed-call.tsx';
import { office } from '../../texts/office.ts';
import { declarations } from '../../texts/orders/order-actions.ts';

interface Answered {
  readonly id: string;
  readonly kind: 'withdrawal' | 'ending';
  readonly handledAt: string | null;
  /** Whether its order obeys it; null: it names none. */
  readonly counts: boolean | null;
}

/** Whether staff still have to find out whose it is. */
export function isDoubted({ counts, handledAt }: Pick<Answered, 'counts' | 'handledAt'>): boolean {
  return counts === false && handledAt === null;
}

/** That a declaration does not fit the customer of its order. */
export function DoubtedAlert() {
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      <AlertTitle>{declarations.doubted.title}</AlertTitle>
      {declarations.doubted.why}
    </Alert>
  );
}

/** What staff do with an open declaration: say that it is the customer's, where it does not fit, and put it away. */
export function AnswerDeclaration({ declaration }: { readonly declaration: Answered }) {
  const { id, kind } = declaration;
  const doubted = isDoubted(declaration);
  return (
    <>
      {doubted ? (
        <ConfirmedCall path={`/declarations/${id}/accept`} texts={declarations.accept[kind]} />
      ) : null}
      <ConfirmedCall
        path={`/declarations/${id}/close`}
        texts={{
          ...{ button: declarations.close, title: declarations.close },
          ...{ body: doubted ? declarations.doubted.closeBody : declarations.closeBody },
          done: declarations.closed,
        }}
      />
    </>
  );
}

/** Asks to which order a declaration belongs that names none, or a number that there is not. */
export function AssignDeclaration({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const texts = declarations.assign;
  const submit = async ({ orderNumber }: { orderNumber?: string }) => {
    try {
      await callApi(`/declarations/${id}/assign`, { method: 'POST', body: { orderNumber } });
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
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <OfficeForm onSubmit={submit} record={{}} noValidate disableInvalidFormNotification>
          <DialogTitle id={titleId}>{texts.title}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 1 }}>{texts.body}</DialogContentText>
            <TextInput
              source="orderNumber"
              label={texts.number}
              helperText={texts.example}
              validate={required()}
            />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={() => setOpen(false)}>{office.cancel}</Button>
            <Button type="submit" variant="contained">
              {texts.button}
            </Button>
          </DialogActions>
        </OfficeForm>
      </Dialog>
    </>
  );
}
