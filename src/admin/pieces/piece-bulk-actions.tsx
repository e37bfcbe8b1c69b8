import type { z } from 'zod';
import type { bulkOutcomeSchema } from '../../modules/catalogue/http/admin-pieces.schemas.ts';
import { Box, Button, DialogActions, DialogContent, DialogTitle, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, Confirm, required, useListContext, useNotify, useRefresh } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { changedPrice } from '../../shared/money/cents.ts';
import { callApi, fieldErrorsOf, messageOf, reasonOf } from '../data/api.ts';
import { formatCents } from '../data/formats.ts';
import { notSaved, OfficeForm } from '../fields/office-form.tsx';
import { useSaveQuestion } from '../fields/use-save-question.tsx';
import { NumericInput } from '../numbers/numeric-input.tsx';
import { numberKinds } from '../numbers/typed-number.ts';
import { pieces as t } from '../texts/pieces.ts';
import type { StaffPieceRow } from './form/form-values.ts';
import { FormDialog } from '../layout/form-dialog.tsx';

type Change = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** Changes the selected pieces after confirmation, and says what could not be changed. */
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
  /** @throws HttpError if nothing was changed */
  const apply = async (change: Change): Promise<void> => {
    const { changed, refused } = await callApi<z.output<typeof bulkOutcomeSchema>>('/pieces-at-once', {
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
  };
  const applyAsked = (): void => {
    setAsked(null);
    if (asked === null) return;
    apply(asked).catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
  };
  /** Refused, the dialog stays with what was typed. */
  const applyPrice = async (values: object): Promise<object | undefined> => {
    try {
      await apply({ kind: 'price', ...values });
      setPricing(false);
      return undefined;
    } catch (error) {
      const atFields = fieldErrorsOf(error)?.['change'];
      if (atFields === undefined) notify(reasonOf(error), { type: 'error' });
      return (atFields as object | undefined) ?? notSaved;
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
        onConfirm={applyAsked}
        onClose={() => setAsked(null)}
      />
      <FormDialog open={isPricing} onClose={() => setPricing(false)} aria-labelledby="bulk-price">
        <OfficeForm onSubmit={applyPrice} defaultValues={{ announce: false }}>
          <DialogTitle id="bulk-price">{t.bulk.price}</DialogTitle>
          <DialogContent>
            <NumericInput
              source="percent"
              kind={numberKinds.percentChange}
              label={t.bulk.percent}
              helperText={t.bulk.percentHelp}
              validate={required()}
            />
            <Announce />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setPricing(false)}>{t.cancel}</Button>
            <ApplyPrice />
          </DialogActions>
        </OfficeForm>
      </FormDialog>
    </>
  );
}

/** Asks first if prices fall by more than half. */
function ApplyPrice() {
  const { selectedIds } = useListContext();
  const { getValues } = useFormContext();
  const texts = { title: t.bulk.question(selectedIds.length), confirm: t.bulk.apply };
  const { ask, dialog } = useSaveQuestion(texts, () => {
    const percent: unknown = getValues('percent');
    if (typeof percent !== 'number' || percent >= -50) return null;
    return { about: `${percent}`, content: <PricesFall percent={percent} /> };
  });
  return (
    <>
      <Button type="submit" variant="contained" onClick={ask}>
        {t.bulk.apply}
      </Button>
      {dialog}
    </>
  );
}

function Announce() {
  const percent: unknown = useWatch({ name: 'percent' });
  const isLower = typeof percent !== 'number' || percent < 0;
  return (
    <BooleanInput
      source="announce"
      label={t.bulk.announce}
      helperText={isLower ? false : t.bulk.announceNotLower}
    />
  );
}

const namedAtMost = 5;

/** Prices after a fall of more than half; for pieces on other pages of the list, only the number is known. */
function PricesFall({ percent }: { readonly percent: number }) {
  const { data = [], selectedIds } = useListContext<StaffPieceRow>();
  const named = data.filter(({ id }) => selectedIds.includes(id)).slice(0, namedAtMost);
  const others = selectedIds.length - named.length;
  return (
    <>
      {t.bulk.falls(selectedIds.length, -percent)}
      {named.map(({ id, title, priceCents }) => (
        <Box key={id} component="span" sx={{ display: 'block' }}>
          {t.bulk.change(title, formatCents(priceCents), formatCents(changedPrice(priceCents, percent)))}
        </Box>
      ))}
      {others === 0 ? null : (
        <Box component="span" sx={{ display: 'block' }}>
          {t.bulk.more(others)}
        </Box>
      )}
      <Box component="span" sx={{ display: 'block', mt: 1 }}>
        {t.priceQuestion.lowest}
      </Box>
    </>
  );
}
