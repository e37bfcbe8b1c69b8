import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Alert, Button, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { vouchers as t } from '../texts/vouchers.ts';
import { useBlocker } from 'react-router-dom';

/** Codes that are shown only once. Leaving before they were copied or saved asks first. */
export function NewCodes({
  label,
  codes,
  warning,
  isSaved,
  onCopied,
}: {
  readonly label: string;
  readonly codes: readonly string[];
  readonly warning: string;
  /** Whether they are somewhere else as well by now. */
  readonly isSaved: boolean;
  readonly onCopied: () => void;
}) {
  useAskBeforeLeaving(isSaved ? null : t.codes.leave(codes.length));
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {warning}
      </Alert>
      <TextField
        label={label}
        value={codes.join('\n')}
        multiline={codes.length > 1}
        maxRows={12}
        fullWidth
        slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' } } }}
      />
      <CopyCodes codes={codes} onCopied={onCopied} />
    </>
  );
}

function CopyCodes({
  codes,
  onCopied,
}: {
  readonly codes: readonly string[];
  readonly onCopied: () => void;
}) {
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => {
        setCopied(true);
        onCopied();
      },
      () => notify(t.codes.notCopied, { type: 'error' }),
    );
  return (
    <>
      <Button startIcon={<ContentCopyOutlined />} sx={{ mt: 1 }} onClick={() => void copy()}>
        {t.codes.copy(codes.length)}
      </Button>
      <span role="status">{isCopied ? t.codes.copied : null}</span>
    </>
  );
}

/** While `question` is not null, leaving the screen asks it first; a closed tab gets the browser's own wording. */
function useAskBeforeLeaving(question: string | null): void {
  const blocker = useBlocker(question !== null);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // As React-admin asks about a form that is not saved.
    if (window.confirm(question ?? '')) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useEffect(() => {
    if (question === null) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [question]);
}
