import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, Link, List, ListItem, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Title, useRedirect } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { maxImportBytes } from '../../shared/limits.ts';
import { apiBase, callApi, fieldErrorsOf, messageOf, sendFile } from '../data/api.ts';
import { formatMoment } from '../data/formats.ts';
import { Section } from '../orders/section.tsx';
import { imports as t } from '../texts/imports.ts';
import { type PieceImport, type PieceImportRow, StateChip } from './state-chip.tsx';

/** For choosing a table file; shows the state of other imports. */
export function ImportList() {
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, maxWidth: 900 }}>
      <Title title={t.many} />
      <Choose />
      <Recent />
    </Box>
  );
}

function Choose() {
  const input = useRef<HTMLInputElement>(null);
  const redirect = useRedirect();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File): Promise<void> => {
    setProblem(file.size > maxImportBytes ? t.tooLarge : null);
    if (file.size > maxImportBytes) return;
    setSending(true);
    try {
      const { id } = await sendFile<PieceImport>('/imports', file);
      redirect('show', 'imports', id);
    } catch (error) {
      const said = fieldErrorsOf(error)?.file;
      setProblem(typeof said === 'string' ? said : messageOf(error));
      setSending(false);
    }
  };
  return (
    <Section title={t.choose}>
      <Typography>{t.chooseHelp}</Typography>
      <Typography sx={{ mt: 1 }}>{t.published}</Typography>
      {problem === null ? null : (
        <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<UploadFileOutlined />}
          loading={isSending}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {isSending ? t.sending : t.pick}
        </Button>
        <Button href={`${apiBase}/pieces/export`} download startIcon={<FileDownloadOutlined />}>
          {t.export}
        </Button>
      </Box>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Lets the same file be chosen again once it is corrected.
          target.value = '';
          if (file !== undefined) void send(file);
        }}
      />
    </Section>
  );
}

function Recent() {
  const { data, error, isPending, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['imports'],
    queryFn: ({ signal, pageParam }) =>
      callApi<{ items: PieceImportRow[]; total: number }>(`/imports?page=${pageParam}`, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (total > pages.length * 10 ? pages.length + 1 : undefined),
    refetchInterval: 5_000,
  });
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Section title={t.recent}>
      {error === null ? null : <Alert severity="error">{messageOf(error)}</Alert>}
      {!isPending && error === null && items.length === 0 ? <Typography>{t.none}</Typography> : null}
      <List disablePadding>
        {items.map((item) => (
          <ListItem key={item.id} disableGutters divider sx={{ display: 'block', py: 1 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
              <Link
                component={RouterLink}
                to={`/imports/${item.id}/show`}
                sx={{ fontWeight: 600, overflowWrap: 'anywhere', py: 0.5 }}
              >
                {item.fileName}
              </Link>
              <StateChip state={item.state} />
            </Box>
            <Typography variant="body2" color="text.secondary">
              {[formatMoment(item.createdAt), item.staffName, ...countsOf(item)].join(' · ')}
            </Typography>
          </ListItem>
        ))}
      </List>
      {hasNextPage ? (
        <Button onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {t.more}
        </Button>
      ) : null}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {t.kept}
      </Typography>
    </Section>
  );
}

/** Empty until something is known. */
function countsOf({ state, counts }: PieceImportRow): string[] {
  if (state === 'mapping') return [];
  return (['created', 'updated', 'refused'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => `${counts[name].toLocaleString('de-DE')} ${t.counts[name]}`);
}
