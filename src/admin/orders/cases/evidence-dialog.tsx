import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { cases } from '../../texts/cases.ts';
import type { Order } from '../order-types.ts';
import { evidenceOf } from './evidence.ts';

const texts = cases.evidence;

/** What the shop knows of an order, to be copied into the provider's form or kept as a file. */
export default function EvidenceDialog({
  order,
  onClose,
}: {
  readonly order: Order;
  readonly onClose: () => void;
}) {
  const titleId = useId();
  const text = evidenceOf(order, window.location.origin);
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{texts.help}</DialogContentText>
        <TextField
          label={texts.label}
          value={text}
          multiline
          fullWidth
          maxRows={16}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <div aria-live="polite">
          {copied === null ? null : (
            <Alert severity={copied ? 'success' : 'warning'} sx={{ mt: 1 }}>
              {copied ? texts.copied : texts.notCopied}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{texts.close}</Button>
        <Button onClick={() => save(`${order.id}-Belege.txt`, text)}>{texts.save}</Button>
        <Button variant="contained" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
