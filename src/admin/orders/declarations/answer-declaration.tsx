import type { Declaration } from '../order-types.ts';
import { Alert, AlertTitle } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { ConfirmedCall } from '../../layout/confirmed-call.tsx';
import { FormCall } from '../../layout/form-call.tsx';
import { declarations } from '../../texts/orders/order-actions.ts';

type Answered = Pick<Declaration, 'id' | 'kind' | 'handledAt' | 'counts'>;

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
          button: declarations.close,
          title: declarations.close,
          body: doubted ? declarations.doubted.closeBody : declarations.closeBody,
          done: declarations.closed,
        }}
      />
    </>
  );
}

/** Asks to which order a declaration belongs that names none, or a number that there is not. */
export function AssignDeclaration({ id }: { readonly id: string }) {
  const texts = declarations.assign;
  return (
    <FormCall path={`/declarations/${id}/assign`} texts={texts}>
      <TextInput source="orderNumber" label={texts.number} helperText={texts.example} validate={required()} />
    </FormCall>
  );
}
