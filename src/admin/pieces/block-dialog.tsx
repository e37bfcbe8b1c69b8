import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { DateInput, RadioButtonGroupInput, required, TextInput, useNotify, useRefresh } from 'react-admin';
import { notSaved, OfficeForm } from '../fields/office-form.tsx';
import { callApi, fieldErrorsOf, messageOf } from '../data/api.ts';
import { pieces as t } from '../texts/pieces.ts';
import { FormDialog } from '../layout/form-dialog.tsx';

/** Asks for the reason and the end of taking a unit out of the shop, or of leaving one blocked that came back. */
export function BlockDialog({
  path,
  unitId,
  isKept = false,
  title,
  isOpen,
  onClose,
}: {
  readonly path: string;
  /** Which unit is to be blocked; left out where the path names the block. */
  readonly unitId?: string;
  readonly isKept?: boolean;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = async (values: object) => {
    const { reason, place, until } = values as {
      reason: string;
      place: keyof typeof t.blockPlaces;
      until?: string | null;
    };
    // Until the end of the given day, by this browser's clock.
    const to = until ? new Date(`${until}T23:59:00`).toISOString() : null;
    try {
      await callApi(path, {
        method: isKept ? 'PUT' : 'POST',
        body: { unitId, reason, place: place === 'elsewhere' ? null : place, to },
      });
      notify(isKept ? t.inspection.kept : t.blocked, { type: 'success' });
      onClose();
      refresh();
      return undefined;
    } catch (error) {
      const atFields = fieldErrorsOf(error);
      if (atFields === null) notify(messageOf(error), { type: 'error' });
      const { to: until, ...errors }: Record<string, unknown> = atFields ?? notSaved;
      return { ...errors, ...(until === undefined ? {} : { until }) };
    }
  };
  return (
    <FormDialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="block-title">
      <OfficeForm onSubmit={submit}>
        <DialogTitle id="block-title">{title}</DialogTitle>
        <DialogContent>
          <TextInput
            source="reason"
            label={t.blockReason}
            helperText={t.blockReasonExample}
            validate={required()}
            autoFocus
          />
          <RadioButtonGroupInput
            source="place"
            label={t.blockPlace}
            choices={Object.entries(t.blockPlaces).map(([id, name]) => ({ id, name }))}
            defaultValue="elsewhere"
            helperText={false}
          />
          <DateInput source="until" label={t.blockUntil} helperText={false} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="contained">
            {isKept ? t.inspection.keep : t.block}
          </Button>
        </DialogActions>
      </OfficeForm>
    </FormDialog>
  );
}
