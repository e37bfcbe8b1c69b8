import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, Confirm, Form, required, useListContext, useNotify, useRefresh } from 'react-admin';
import { callApi, messageOf } from '../data/api.ts';
import { numberKinds } from '../numbers/number-kinds.ts';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { pieces as t } from '../texts/pieces.ts';

type Change = { readonly kind: string } & Readonly<Record<string, unknown>>;
interface Outcome {
  readonly changed: number;
  readonly refused: readonly { readonly id: string; readonly problem: string }[];
}

/** Changes what is selected; asks first, and says what could not be changed. */
export function PieceBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<Change | null>(null);
  const [isPricing, setPricing] = useState(false);
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const ask = (change: Change): void => {
    setMenuAt(null);
    setAsked(change);
  };
  const apply = async (change: Change): Promise<void> => {
    setAsked(null);
    setPricing(false);
    try {
      const { changed, refused } = await callApi<Outcome>('/pieces-at-once', {
        method: 'POST',
        body: { ids: selectedIds, change },
      });
      if (changed > 0) notify(t.bulk.done(changed), { type: 'success' });
      if (refused.length > 0) {
        const reasons = refused.slice(0, 3).map(({ id, problem }) => `${id}: ${problem}`);
        notify([t.bulk.refused(refused.length), ...reasons].join(' '), {
          type: 'warning',
          autoHideDuration: 15_000,
        });
      }
      onUnselectItems();
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <>
      <Button onClick={() => ask({ kind: 'publish' })}>{t.bulk.publish}</Button>
      <Button onClick={() => ask({ kind: 'unpublish' })}>{t.bulk.unpublish}</Button>
      <Button aria-haspopup="menu" onClick={(event) => setMenuAt(event.currentTarget)}>
        {t.bulk.section}
      </Button>
      <Button onClick={() => setPricing(true)}>{t.bulk.price}</Button>
      <Menu anchorEl={menuAt} open={menuAt !== null} onClose={() => setMenuAt(null)}>
        {Object.entries(t.sectionNames).flatMap(([section, name]) => [
          <MenuItem key={`add-${section}`} onClick={() => ask({ kind: 'add-section', section })}>
            {t.bulk.addSection(name)}
          </MenuItem>,
          <MenuItem key={`remove-${section}`} onClick={() => ask({ kind: 'remove-section', section })}>
            {t.bulk.removeSection(name)}
          </MenuItem>,
        ])}
      </Menu>
      <Confirm
        isOpen={asked !== null}
        title={t.bulk.question(selectedIds.length)}
        content={t.bulk.question(selectedIds.length)}
        confirm={t.bulk.apply}
        onConfirm={() => (asked === null ? undefined : void apply(asked))}
        onClose={() => setAsked(null)}
      />
      <Dialog open={isPricing} onClose={() => setPricing(false)} aria-labelledby="bulk-price">
        <Form
          onSubmit={(values: object) => void apply({ kind: 'price', ...values })}
          defaultValues={{ announce: false }}
        >
          <DialogTitle id="bulk-price">{t.bulk.price}</DialogTitle>
          <DialogContent>
            <NumericInput
              source="percent"
              kind={numberKinds.percentChange}
              label={t.bulk.percent}
              helperText={t.bulk.percentHelp}
              validate={required()}
            />
            <BooleanInput source="announce" label={t.bulk.announce} helperText={false} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setPricing(false)}>{t.cancel}</Button>
            <Button type="submit" variant="contained">
              {t.bulk.apply}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
