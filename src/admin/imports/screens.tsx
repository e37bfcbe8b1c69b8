import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, Loading, Title, useRedirect } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { callApi, messageOf } from '../data/api.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { Section } from '../orders/section.tsx';
import { imports as t } from '../texts/imports.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { type PieceImport, StateChip } from './state-chip.tsx';
import { MappingForm } from './mapping-form.tsx';

export { ImportList as list } from './import-list.tsx';
export { ImportShow as show };

const isRunning = ({ state }: PieceImport): boolean => state === 'checking' || state === 'importing';

/** An import at the step it has reached. */
function ImportShow() {
  const { id = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['imports', id],
    queryFn: ({ signal }) => callApi<PieceImport>(`/imports/${id}`, { signal }),
    // A missing import will not appear on a retry.
    retry: (failures, failure) => failures < 2 && !(failure instanceof HttpError && failure.status < 500),
    // A running import is polled; changes from another tab show a little later.
    refetchInterval: ({ state }) => (state.data !== undefined && isRunning(state.data) ? 1_000 : 5_000),
  });
  if (data === undefined) {
    if (error === null) return <Loading />;
    return (
      <Box sx={{ mt: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Title title={t.one} />
        <Alert severity="error">{messageOf(error)}</Alert>
        <Button component={RouterLink} to="/imports">
          {t.another}
        </Button>
      </Box>
    );
  }
  return (
    <>
      {error === null ? null : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {messageOf(error)}
        </Alert>
      )}
      <Import found={data} />
    </>
  );
}

function Import({ found }: { readonly found: PieceImport }) {
  const client = useQueryClient();
  const redirect = useRedirect();
  const key = ['imports', found.id];
  const show = (next: PieceImport): void => void client.setQueryData(key, next);
  const reload = (): void => void client.invalidateQueries({ queryKey: key });
  const { state } = found;
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, maxWidth: 1000 }}>
      <Title title={t.one} />
      <Box>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {found.fileName}
          </Typography>
          <StateChip state={state} />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {found.format === 'shopify' ? `${t.fromShopify}, ` : null}
          {t.fileFacts(
            sizeOf(found.bytes),
            t.encodings[found.encoding] ?? found.encoding,
            t.delimiters[found.delimiter] ?? found.delimiter,
          )}
        </Typography>
      </Box>
      {state === 'mapping' ? (
        <MappingForm
          key={JSON.stringify([found.columns, found.categoryId, found.sellerKind])}
          found={found}
          onDone={show}
        />
      ) : null}
      {isRunning(found) ? <Running found={found} onStopped={reload} /> : null}
      {state === 'checked' || state === 'done' || state === 'stopped' ? (
        <ImportOutcome found={found} onDone={show} />
      ) : null}
      {state === 'mapping' || state === 'checked' ? (
        <Box>
          <ConfirmedCall
            path={`/imports/${found.id}`}
            method="DELETE"
            harmful
            texts={{ button: t.discard, title: t.discardTitle, body: t.discardBody, done: t.discarded }}
            onDone={() => redirect('list', 'imports')}
          />
        </Box>
      ) : null}
    </Box>
  );
}

function Running({ found, onStopped }: { readonly found: PieceImport; readonly onStopped: () => void }) {
  const { state, counts, lastLine, progress } = found;
  const isCheck = state === 'checking';
  const done = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Section title={t.states[state]}>
      <Typography>{isCheck ? t.checking : t.importing}</Typography>
      <LinearProgress
        variant={lastLine === 0 ? 'indeterminate' : 'determinate'}
        value={Math.round(progress * 100)}
        aria-label={t.states[state]}
        sx={{ my: 2, height: 8, borderRadius: 4 }}
      />
      <Typography role="status" variant="body2" sx={{ mb: 2 }}>
        {lastLine === 0 ? '' : t.doneSoFar(done, lastLine)}
      </Typography>
      <ConfirmedCall
        path={`/imports/${found.id}/stop`}
        texts={{
          button: t.stop,
          title: t.stopTitle,
          body: isCheck ? t.stopCheckBody : t.stopBody,
          done: t.stopped,
        }}
        harmful
        onDone={onStopped}
      />
    </Section>
  );
}

function sizeOf(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value.toLocaleString('de-DE', { maximumFractionDigits: 1 })}\u00a0${unit}`;
}
