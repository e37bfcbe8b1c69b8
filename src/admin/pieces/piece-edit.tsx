import { Alert } from '@mui/material';
import { useState } from 'react';
import { Edit, SimpleForm, useNotify, useRecordContext } from 'react-admin';
import { fieldErrorsOf, isOvertaken, messageOf } from '../data/api.ts';
import { useMay } from '../layout/use-may.ts';
import { pieces as t } from '../texts/pieces.ts';
import { fromForm } from './form-values.ts';
import { PieceActions } from './piece-actions.tsx';
import { PieceCalendar } from './piece-calendar.tsx';
import { PieceForm } from './piece-form.tsx';
import { PiecePrices } from './piece-prices.tsx';
import { PieceToolbar, ReloadButton } from './piece-toolbar.tsx';
import type { StaffPiece } from './staff-piece.ts';

/** A piece with all its fields, its prices and its calendar. */
export function PieceEdit() {
  const mayWrite = useMay('catalogue:write');
  const [isLate, setLate] = useState(false);
  const notify = useNotify();
  const onError = (error: unknown): void => {
    setLate(isOvertaken(error));
    if (fieldErrorsOf(error) === null) notify(messageOf(error), { type: 'error' });
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
      {isLate ? (
        <Alert severity="warning" action={<ReloadButton />} sx={{ mb: 2 }}>
          {t.overtaken}
        </Alert>
      ) : null}
      <SimpleForm toolbar={mayWrite ? <PieceToolbar /> : false} warnWhenUnsavedChanges sx={{ p: 0 }}>
        <PieceForm isNew={false} isReadOnly={!mayWrite} />
      </SimpleForm>
      <PiecePrices />
      <PieceCalendar />
    </Edit>
  );
}

function EditTitle() {
  const piece = useRecordContext<StaffPiece>();
  return <span>{piece === undefined ? t.one : piece.title}</span>;
}
