import { Alert, Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { OfficeForm } from '../fields/office-form.tsx';
import { fieldErrorsOf, messageOf } from '../data/api.ts';

type Values = Readonly<Record<string, string>>;

/** A form that shows a refusal at its fields, or above its button. */
export function EntranceForm({
  submitLabel,
  send,
  children,
}: {
  readonly submitLabel: string;
  readonly send: (values: Values) => Promise<void>;
  readonly children: ReactNode;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (values: object) => {
    setProblem(null);
    setBusy(true);
    try {
      await send(values as Values);
      return undefined;
    } catch (error) {
      const atFields = fieldErrorsOf(error);
      if (atFields === null) setProblem(messageOf(error));
      return atFields ?? undefined;
    } finally {
      setBusy(false);
    }
  };
  return (
    <OfficeForm onSubmit={submit} noValidate disableInvalidFormNotification>
      {children}
      <div aria-live="assertive">
        {problem === null ? null : (
          <Alert severity="error" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        )}
      </div>
      <Button type="submit" variant="contained" fullWidth loading={isBusy} sx={{ mt: 2, minHeight: 44 }}>
        {submitLabel}
      </Button>
    </OfficeForm>
  );
}
