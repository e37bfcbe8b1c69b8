import { Create, Title } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { CardForm } from '../fields/office-form.tsx';
import { pieces as t } from '../texts/pieces.ts';
import { fromForm } from './form-values.ts';
import { PieceForm } from './piece-form.tsx';
import { PieceToolbar } from './piece-toolbar.tsx';

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
export function PieceCreate() {
  const state = useLocation().state as { readonly begun?: object } | null;
  return (
    <Create component="div" transform={fromForm} redirect={false} title={<Title title={t.newTitle} />}>
      <CardForm
        defaultValues={{ ...usual, ...state?.begun }}
        toolbar={<PieceToolbar />}
        warnWhenUnsavedChanges
        sx={{ p: 0 }}
      >
        <PieceForm isNew isReadOnly={false} />
      </CardForm>
    </Create>
  );
}
