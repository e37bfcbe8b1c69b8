import { Edit, useNotify, useRecordContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { OvertakenNote, useOvertaking } from '../fields/overtaken.tsx';
import { CardForm } from '../fields/office-form.tsx';
import { fieldErrorsOf, isOvertaken, messageOf } from '../data/api.ts';
import { useMay } from '../layout/use-may.ts';
import { pieces as t } from '../texts/pieces.ts';
import { fromForm } from './form-values.ts';
import { PieceActions } from './piece-actions.tsx';
import { PieceCalendar } from './piece-calendar.tsx';
import { PieceForm } from './piece-form.tsx';
import { PiecePrices } from './piece-prices.tsx';
import { PieceToolbar } from './piece-toolbar.tsx';
import type { StaffPiece } from './staff-piece.ts';

/** A piece with all its fields, its prices and its calendar. */
export function PieceEdit() {
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
      component="div"
      mutationMode="pessimistic"
      redirect={false}
      transform={fromForm}
      mutationOptions={{ onError }}
      actions={<PieceActions />}
      title={<EditTitle />}
    >
      <CardForm toolbar={mayWrite ? <PieceToolbar /> : false} warnWhenUnsavedChanges sx={{ p: 0 }}>
        {overtaking === null ? null : (
          <OvertakenNote overtaking={overtaking} onOvertaken={meetOther} onEnd={end} transform={fromForm} />
        )}
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
