import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { apiBase, callApi, messageOf } from '../data/api.ts';
import { Section } from '../orders/section.tsx';
import { imports as t } from '../texts/imports.ts';
import { office } from '../texts/office.ts';
import type { PieceImport } from './state-chip.tsx';
import { ImportedRows } from './imported-rows.tsx';

const kinds = ['created', 'updated', 'unchanged', 'refused'] as const;

/** What an import would do, or has done, and the button for it. */
export function ImportOutcome({
  found,
  onDone,
}: {
  readonly found: PieceImport;
  readonly onDone: (next: PieceImport) => void;
}) {
  const { id, state, counts, warnings, problem } = found;
  const isCheck = state === 'checked';
  const changes = counts.created + counts.updated;
  return (
    <>
      {state === 'done' ? <Alert severity="success">{t.done}</Alert> : null}
      {state === 'stopped' ? <Alert severity="warning">{t.endedEarly}</Alert> : null}
      {problem === null ? null : (
        <Alert severity="error">
          {t.brokenOff} {problem}
        </Alert>
      )}
      <Section title={isCheck ? t.outcomeOfCheck : t.outcome}>
        <Counts counts={counts} />
        {isCheck && changes === 0 && counts.refused === 0 && problem === null ? (
          <Typography sx={{ mt: 2 }}>{t.nothing}</Typography>
        ) : null}
        {isCheck && changes > 0 ? <Typography sx={{ mt: 2 }}>{t.published}</Typography> : null}
        {found.forInformation.length === 0 ? null : (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {t.passedOver(found.forInformation.join(', '))}
          </Typography>
        )}
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isCheck && changes > 0 ? <Start found={found} onDone={onDone} /> : null}
          {isCheck ? <Remap found={found} onDone={onDone} /> : null}
          {isCheck ? null : (
            <Button variant="contained" component={RouterLink} to="/pieces">
              {t.toPieces}
            </Button>
          )}
          {isCheck ? null : (
            <Button variant="outlined" component={RouterLink} to="/imports">
              {t.another}
            </Button>
          )}
        </Box>
        {counts.refused === 0 ? null : (
          <Box sx={{ mt: 2 }}>
            <Button
              href={`${apiBase}/imports/${id}/problems`}
              download
              startIcon={<FileDownloadOutlined />}
              sx={{ ml: -1 }}
            >
              {t.downloadProblems}
            </Button>
            <Typography variant="body2" color="text.secondary">
              {t.problemsHelp}
            </Typography>
            <Button
              href={`${apiBase}/imports/${id}/refused`}
              download
              startIcon={<FileDownloadOutlined />}
              sx={{ ml: -1 }}
            >
              {t.download}
            </Button>
            <Typography variant="body2" color="text.secondary">
              {t.downloadHelp}
            </Typography>
          </Box>
        )}
      </Section>
      {warnings.length === 0 ? null : (
        <Section title={t.warnings}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {warnings.map(({ column, problem: what, count, line }) => (
              <Typography component="li" variant="body2" key={`${column} ${what}`}>
                {t.warning(column, what, count, line)}
              </Typography>
            ))}
          </Box>
        </Section>
      )}
      <ImportedRows found={found} />
    </>
  );
}

function Counts({ counts }: { readonly counts: PieceImport['counts'] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1,
        // „unverändert“ stays one word, even beside the menu of a tablet.
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {kinds.map((kind) => (
        <Box
          key={kind}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            p: 1.5,
            borderRadius: 1,
            bgcolor: 'background.default',
          }}
        >
          <Typography component="dt" variant="body2" color="text.secondary">
            {t.counts[kind]}
          </Typography>
          <Typography
            component="dd"
            variant="h2"
            color={kind === 'refused' && counts.refused > 0 ? 'error' : 'text.primary'}
            sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
          >
            {counts[kind].toLocaleString('de-DE')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface Step {
  readonly found: PieceImport;
  readonly onDone: (next: PieceImport) => void;
}

/** Asks for confirmation, naming what will be changed. */
function Start({ found: { id, counts }, onDone }: Step) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      onDone(await callApi<PieceImport>(`/imports/${id}/start`, { method: 'POST', body: {} }));
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      setBusy(false);
      setOpen(false);
    }
  };
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t.start}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="confirm-import">
        <DialogTitle id="confirm-import">{t.confirmTitle}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t.confirm(counts.created, counts.updated, counts.refused)}</DialogContentText>
          <DialogContentText sx={{ mt: 1 }}>{t.published}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => setOpen(false)}>{office.cancel}</Button>
          <Button variant="contained" loading={isBusy} onClick={() => void start()}>
            {t.start}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Back to the column mapping, as it was. */
function Remap({ found: { id, columns, categoryId, sellerKind }, onDone }: Step) {
  const notify = useNotify();
  const remap = async (): Promise<void> => {
    try {
      onDone(
        await callApi<PieceImport>(`/imports/${id}`, {
          method: 'PATCH',
          body: { columns, categoryId, sellerKind },
        }),
      );
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <Button variant="outlined" onClick={() => void remap()}>
      {t.remap}
    </Button>
  );
}
