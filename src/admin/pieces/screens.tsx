import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Edit, useNotify, useRecordContext, Create, Title } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { fieldErrorsOf, isOvertaken, messageOf } from '../data/api.ts';
import { putOnTop } from '../data/merge.ts';
import { formatDay, formatCents } from '../data/formats.ts';
import { FromEnquiry } from '../enquiries/to-piece.tsx';
import { FormSection } from '../fields/form-section.tsx';
import { CardForm } from '../fields/office-form.tsx';
import { OvertakenNote, useOvertaking } from '../fields/overtaken.tsx';
import { useOpening } from '../layout/use-opening.tsx';
import { useMay } from '../layout/use-may.ts';
import { pieces as t } from '../texts/pieces.ts';
import { fromForm, type StaffPiece } from './form/form-values.ts';
import { PieceActions } from './piece-actions.tsx';
import { PieceCalendar } from './piece-calendar.tsx';
import { PieceForm } from './form/piece-form.tsx';
import { PieceToolbar } from './piece-toolbar.tsx';

export { PieceList as list } from './piece-list.tsx';
export { PieceCreate as create, PieceEdit as edit };

/** A piece with all its fields, its prices and its calendar. */
function PieceEdit() {
  const mayWrite = useMay('catalogue:write');
  const { id } = useParams();
  const { overtaking, meetOther, end } = useOvertaking('pieces', id);
  const notify = useNotify();
  const onError = (error: unknown): void => {
    if (isOvertaken(error)) meetOther();
    else if (fieldErrorsOf(error) === null) notify(messageOf(error), { type: 'error' });
  };
  return (
    <Edit
      {...useOpening()}
      component="div"
      mutationMode="pessimistic"
      redirect={false}
      transform={(values: Record<string, unknown>) =>
        overtaking === null ? fromForm(values) : putOnTop(fromForm(values), overtaking.current)
      }
      mutationOptions={{ onError }}
      actions={<PieceActions />}
      title={<EditTitle />}
    >
      <CardForm toolbar={mayWrite ? <PieceToolbar /> : false} disableInvalidFormNotification sx={{ p: 0 }}>
        {overtaking === null ? null : (
          <OvertakenNote overtaking={overtaking} onOvertaken={meetOther} onEnd={end} transform={fromForm} />
        )}
        {id === undefined ? null : <FromEnquiry pieceId={id} />}
        <PieceForm isNew={false} isReadOnly={!mayWrite} />
      </CardForm>
      <PiecePrices />
      <PieceCalendar />
    </Edit>
  );
}

function EditTitle() {
  const piece = useRecordContext<StaffPiece>();
  return <span>{piece === undefined ? t.one : piece.title}</span>;
}

const usual = {
  shopType: 'vintage',
  condition: 'gut',
  stock: 1,
  carriers: 2,
  rentable: true,
  assemblyService: false,
  taxScheme: 'margin',
  pictures: [],
  productSafety: { kind: 'exempt', reason: 'older-lawful-goods' },
};

/** A new piece: photograph it, name it, price it. Other screens may begin it with values of theirs. */
function PieceCreate() {
  const state = useLocation().state as { readonly begun?: object } | null;
  return (
    <Create component="div" transform={fromForm} redirect={false} title={<Title title={t.newTitle} />}>
      <CardForm
        defaultValues={{ ...usual, ...state?.begun }}
        toolbar={<PieceToolbar />}
        // The bar names every problem; on a phone the toast would lie over its buttons.
        disableInvalidFormNotification
        sx={{ p: 0 }}
      >
        <PieceForm isNew isReadOnly={false} />
      </CardForm>
    </Create>
  );
}

/** Every price asked in public, and the reduction that they support (§ 11 PAngV). */
function PiecePrices() {
  const piece = useRecordContext<StaffPiece>();
  if (piece === undefined) return null;
  const { prices, lowestCents, referenceCents, savingCents, comparePriceCents } = piece;
  return (
    <FormSection title={t.prices}>
      {lowestCents === null ? (
        <Typography>{t.noPrices}</Typography>
      ) : (
        <>
          {/* For a reduction the law counts the days before it, as the pages do, without the reduced price itself. */}
          <Typography>
            {referenceCents === null
              ? t.lowest(formatCents(lowestCents))
              : t.lowestBefore(formatCents(referenceCents))}
          </Typography>
          {comparePriceCents === null ? null : (
            <Typography>{savingCents === null ? t.noSaving : t.saving(formatCents(savingCents))}</Typography>
          )}
          <Table size="small" sx={{ mt: 1, maxWidth: 420 }}>
            <TableHead>
              <TableRow>
                <TableCell>{t.since}</TableCell>
                <TableCell align="right">{t.amount}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {prices.map(({ priceCents, validFrom }) => (
                <TableRow key={validFrom}>
                  <TableCell>{formatDay(validFrom)}</TableCell>
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {formatCents(priceCents)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </FormSection>
  );
}
