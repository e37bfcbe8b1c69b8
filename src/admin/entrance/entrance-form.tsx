import { Alert, Button, Box, Card, CardContent, Typography } from '@mui/material';
import { useState, type ReactNode, useEffect } from 'react';
import { required, TextInput } from 'react-admin';
import { fieldErrorsOf, messageOf } from '../data/api.ts';
import { OfficeForm } from '../fields/office-form.tsx';
import { office } from '../texts/office.ts';

type Values = Readonly<Record<string, string>>;

/** A form that shows a refusal at its fields, or above its button. */
export function EntranceForm({
  submitLabel,
  send,
  onCancel,
  children,
}: {
  readonly submitLabel: string;
  readonly send: (values: Values) => Promise<void>;
  /** In a dialog, whose buttons stand in the order of all dialogs; left out: the form has a page of its own. */
  readonly onCancel?: () => void;
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
    <OfficeForm onSubmit={submit} noValidate disableInvalidFormNotification warnWhenUnsavedChanges={false}>
      {children}
      <div aria-live="assertive">
        {problem === null ? null : (
          <Alert severity="error" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        )}
      </div>
      <Box sx={{ mt: 2, display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {onCancel === undefined ? null : (
          <Button onClick={onCancel} sx={{ minHeight: 44 }}>
            {office.cancel}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          fullWidth={onCancel === undefined}
          loading={isBusy}
          sx={{ minHeight: 44 }}
        >
          {submitLabel}
        </Button>
      </Box>
    </OfficeForm>
  );
}

/** The screens before the back office: one card in the middle. */
export function EntranceFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} – ${office.name}`;
  }, [title]);
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, boxSizing: 'border-box' }}
    >
      <Card sx={{ width: '100%', maxWidth: 420 }}>
        <CardContent sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Typography sx={{ color: 'text.secondary' }}>{office.name}</Typography>
          <Typography variant="h1" sx={{ mb: 2 }}>
            {title}
          </Typography>
          {children}
        </CardContent>
      </Card>
    </Box>
  );
}

const digits = {
  inputMode: 'numeric',
  style: { letterSpacing: '0.2em' },
} as const;

/** Six digits from an app: phones show their number pad and offer codes they know. */
export function CodeInput({
  label,
  helperText = false,
}: {
  readonly label: string;
  readonly helperText?: string | false;
}) {
  return (
    <TextInput
      source="code"
      label={label}
      helperText={helperText}
      autoComplete="one-time-code"
      autoFocus
      validate={required()}
      slotProps={{ htmlInput: digits }}
    />
  );
}
