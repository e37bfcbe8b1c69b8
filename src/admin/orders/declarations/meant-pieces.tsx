import {
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { RadioButtonGroupInput, required, useNotify, useRefresh, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { unitsGone, unitsLeft } from '../../../shared/orders/units-gone.ts';
import { callApi, fieldErrorsOf, issuesOf, messageOf } from '../../data/api.ts';
import { notSaved, OfficeForm } from '../../fields/office-form.tsx';
import { NumericInput } from '../../numbers/numeric-input.tsx';
import { numberKinds, type TypedNumber } from '../../numbers/typed-number.ts';
import { office } from '../../texts/office.ts';
import { withdrawals } from '../../texts/orders/withdrawals.ts';
import type { Order } from '../order-types.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';

const texts = withdrawals.meant;

type Withdrawal = Order['declarations'][number];
interface Values {
  readonly which: 'all' | 'some' | 'unclear';
  /** By the position of the line. */
  readonly quantities: Readonly<Record<string, TypedNumber>>;
}

/** The lines that a withdrawal can mean, each with how many: what came back before it came is not among them. */
function linesToMean(
  order: Pick<Order, 'lines' | 'returns'>,
  { receivedAt }: Pick<Withdrawal, 'receivedAt'>,
) {
  const before = order.returns.filter(({ returnedAt }) => returnedAt < receivedAt);
  return order.lines.flatMap(({ position, title, quantity }) => {
    const most = unitsLeft(quantity, unitsGone(before, position));
    return most > 0 ? [{ position, title, most }] : [];
  });
}

/** Its customer has named a part: that it is all of the order is for staff to say. */
function defaultsOf({ meant, pieces: words }: Withdrawal): Values {
  const pieces = meant?.pieces ?? [];
  return {
    which: pieces.length > 0 || (meant === null && words !== null) ? 'some' : 'all',
    quantities: Object.fromEntries(pieces.map(({ position, quantity }) => [`p${position}`, quantity])),
  };
}

/** The pieces that were typed, for REST. */
const piecesOf = ({ quantities }: Values) =>
  Object.entries(quantities).flatMap(([name, quantity]) =>
    typeof quantity === 'number' && quantity > 0 ? [{ position: Number(name.slice(1)), quantity }] : [],
  );

/** Asks which pieces of its order a withdrawal means: its customer has said so in words, which nothing else reads. */
export function MeantPieces({
  order,
  withdrawal,
}: {
  readonly order: Order;
  readonly withdrawal: Withdrawal;
}) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [defaults] = useState(() => defaultsOf(withdrawal));
  const submit = async (values: Partial<Values>) => {
    const typed = { ...defaults, ...values };
    const pieces = piecesOf(typed);
    const body = typed.which === 'some' ? { which: 'some', pieces } : { which: typed.which };
    try {
      await callApi(`/declarations/${withdrawal.id}/pieces`, { method: 'POST', body });
      notify(texts.done, { type: 'success' });
      setOpen(false);
      refresh();
      return undefined;
    } catch (error) {
      // Another person has booked a return meanwhile: its line says how many are left.
      const wrong = issuesOf(error).flatMap(({ field, message }) => {
        const piece = pieces[Number(/^pieces\.(\d+)/.exec(field)?.[1] ?? -1)];
        return piece === undefined ? [] : [[`p${piece.position}`, message] as const];
      });
      if (wrong.length > 0) return { quantities: Object.fromEntries(wrong) };
      const errors = fieldErrorsOf(error);
      if (errors === null) notify(messageOf(error), { type: 'error' });
      return errors ?? notSaved;
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {withdrawal.meant === null ? texts.button : texts.change}
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
            {withdrawal.pieces === null ? null : (
              <Typography sx={{ overflowWrap: 'anywhere' }}>{`„${withdrawal.pieces}“`}</Typography>
            )}
            <RadioButtonGroupInput
              source="which"
              label={texts.which}
              choices={Object.entries(texts.choices).map(([id, name]) => ({ id, name }))}
              helperText={false}
              row={false}
              validate={required()}
            />
            <Quantities lines={linesToMean(order, withdrawal)} />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={() => setOpen(false)}>{office.cancel}</Button>
            <Button type="submit" variant="contained">
              {texts.save}
            </Button>
          </DialogActions>
        </OfficeForm>
      </FormDialog>
    </>
  );
}

/** Without any, nothing would be meant. */
const aPiece: Validator = (_value: unknown, all: unknown) =>
  piecesOf(all as Values).length === 0 ? texts.none : undefined;

function Quantities({ lines }: { readonly lines: ReturnType<typeof linesToMean> }) {
  const which = useWatch<Record<string, string>>({ name: 'which' });
  if (which !== 'some') return null;
  return lines.map(({ position, title, most }) => (
    <NumericInput
      key={position}
      source={`quantities.p${position}`}
      kind={{ ...numberKinds.quantity, min: 0, max: most }}
      label={texts.quantity(title, most)}
      validate={aPiece}
    />
  ));
}
