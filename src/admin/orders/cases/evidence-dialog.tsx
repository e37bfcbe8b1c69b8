import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { z } from 'zod';
import type { evidenceSchema } from '../../../modules/ordering/http/order-parts.schemas.ts';
import { apiBase, callApi, messageOf } from '../../data/api.ts';
import { formatMoment, formatWeekday } from '../../data/formats.ts';
import { cases } from '../../texts/orders/cases.ts';
import type { Order } from '../order-types.ts';

type Evidence = z.output<typeof evidenceSchema>;

const texts = cases.evidence;

/** What the shop knows of an order: an archive to upload, and texts for the fields of the provider's form. */
export default function EvidenceDialog({
  order,
  one,
  onClose,
}: {
  readonly order: Order;
  readonly one: Order['cases'][number];
  readonly onClose: () => void;
}) {
  const titleId = useId();
  const path = `/orders/${encodeURIComponent(order.id)}/evidence`;
  const { data, error } = useQuery({
    queryKey: ['orders', order.id, 'evidence'],
    queryFn: () => callApi<Evidence>(path),
  });
  const pages = [...new Set(order.lines.flatMap(({ trackingPage }) => trackingPage ?? []))];
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        {one.respondBy === null ? null : (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {texts.until(formatWeekday(one.respondBy), formatMoment(one.respondBy))}
          </Alert>
        )}
        <Box component="ol" sx={{ m: 0, pl: 3, '& > li': { mb: 2 } }}>
          <li>
            <Typography sx={{ mb: 1 }}>{texts.steps.archive}</Typography>
            <Button variant="contained" href={`${apiBase}${path}/package`} download>
              {texts.download}
            </Button>
          </li>
          <li>
            <Typography>{texts.steps.carrier}</Typography>
            {pages.map((page) => (
              <Link key={page} href={page} target="_blank" rel="noreferrer" sx={{ display: 'block' }}>
                {texts.trackingPage}
              </Link>
            ))}
          </li>
          <li>
            <Typography sx={{ mb: 1 }}>{texts.steps.form}</Typography>
            <Button variant="outlined" href={one.page} target="_blank" rel="noreferrer">
              {cases.page}
            </Button>
          </li>
        </Box>
        {error === null ? null : <Alert severity="error">{messageOf(error)}</Alert>}
        {data === undefined && error === null ? <CircularProgress aria-label={texts.loading} /> : null}
        {data === undefined ? null : <Fields fields={data.fields} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Each field of the provider's form with a button that copies its text. */
function Fields({ fields }: Evidence) {
  const [copied, setCopied] = useState<{ readonly label: string; readonly isDone: boolean } | null>(null);
  const copy = (label: string, value: string) =>
    navigator.clipboard.writeText(value).then(
      () => setCopied({ label, isDone: true }),
      () => setCopied({ label, isDone: false }),
    );
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {texts.fieldsTitle}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {texts.fieldsHelp}
      </Typography>
      <Stack spacing={2}>
        {fields.map(({ field, value }) => {
          const label = texts.fields[field];
          return (
            <Stack key={field} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
              <TextField
                label={label}
                value={value}
                helperText={field}
                size="small"
                multiline
                fullWidth
                maxRows={8}
                slotProps={{ htmlInput: { readOnly: true } }}
              />
              <Button
                aria-label={texts.copyOf(label)}
                onClick={() => void copy(label, value)}
                sx={{ flexShrink: 0 }}
              >
                {texts.copy}
              </Button>
            </Stack>
          );
        })}
      </Stack>
      <div aria-live="polite">
        {copied === null ? null : (
          <Alert severity={copied.isDone ? 'success' : 'warning'} sx={{ mt: 2 }}>
            {copied.isDone ? texts.copied(copied.label) : texts.notCopied}
          </Alert>
        )}
      </div>
    </>
  );
}
