import { Alert, Box, Button, Link, List, ListItem, Tab, Tabs, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi, messageOf } from '../data/api.ts';
import { formatCents } from '../data/formats.ts';
import { Section } from '../orders/section.tsx';
import { imports as t } from '../texts/imports.ts';
import type { ImportedRow, PieceImport } from './state-chip.tsx';

/** Rows that need attention come first. */
const outcomes = ['refused', 'updated', 'created'] as const;
type Outcome = (typeof outcomes)[number];

/** The rows of a file, by their outcome. */
export function ImportedRows({ found }: { readonly found: PieceImport }) {
  const shown = outcomes.filter((outcome) => found.counts[outcome] > 0);
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const outcome = chosen !== null && shown.includes(chosen) ? chosen : shown[0];
  if (outcome === undefined) return null;
  return (
    <Section title={t.rows}>
      <Tabs
        value={outcome}
        onChange={(_event, next: Outcome) => setChosen(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t.rows}
      >
        {shown.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls="imported-rows"
            label={t.tabs[name](found.counts[name])}
            sx={{ textTransform: 'none' }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="imported-rows" aria-labelledby={`tab-${outcome}`}>
        <Rows key={`${found.state} ${outcome}`} id={found.id} outcome={outcome} />
      </Box>
    </Section>
  );
}

function Rows({ id, outcome }: { readonly id: string; readonly outcome: Outcome }) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['imports', id, 'rows', outcome],
    queryFn: ({ signal, pageParam }) =>
      callApi<{ items: ImportedRow[]; total: number }>(
        `/imports/${id}/rows?outcome=${outcome}&page=${pageParam}`,
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (total > pages.length * 25 ? pages.length + 1 : undefined),
  });
  if (error !== null) return <Alert severity="error">{messageOf(error)}</Alert>;
  return (
    <>
      <List dense disablePadding>
        {data?.pages.flatMap(({ items }) => items.map((row) => <Row key={row.line} row={row} />))}
      </List>
      {hasNextPage ? (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage} sx={{ mt: 1 }}>
          {t.more}
        </Button>
      ) : null}
    </>
  );
}

function Row({ row }: { readonly row: ImportedRow }) {
  const { line, sku, title, priceCents, pieceId, fields, problem, problems, note } = row;
  const said = [title, priceCents === null ? '' : formatCents(priceCents)].filter((text) => text !== '');
  const name = [t.line(line), sku === '' ? t.noSku : sku, ...said].join(' · ');
  return (
    <ListItem disableGutters divider sx={{ display: 'block', py: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {pieceId === null ? (
          name
        ) : (
          <Link component={RouterLink} to={`/pieces/${encodeURIComponent(pieceId)}`}>
            {name}
          </Link>
        )}
      </Typography>
      {problem === null || problems.length > 0 ? null : (
        <Typography variant="body2" color="error">
          {problem}
        </Typography>
      )}
      {problems.length === 0 ? null : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {problems.map((each, place) => (
            <Problem key={place} problem={each} ofLine={line} />
          ))}
        </Box>
      )}
      {note === null ? null : (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {note}
        </Typography>
      )}
      {fields.length === 0 ? null : (
        <Typography variant="body2" color="text.secondary">
          {t.changes(fields.map((field) => t.fields[field] ?? field).join(', '))}
        </Typography>
      )}
    </ListItem>
  );
}

/** The value that was read, its place, and the valid values. A piece with variants has several lines. */
function Problem({
  problem: { line, column, value, problem, expected },
  ofLine,
}: {
  readonly problem: ImportedRow['problems'][number];
  readonly ofLine: number;
}) {
  const said = [column, value === '' ? '' : t.read(value), problem].filter((part) => part !== '').join(' ');
  return (
    <li>
      <Typography variant="body2" color="error">
        {line === ofLine ? said : `${t.line(line)}: ${said}`}
      </Typography>
      {expected === '' ? null : (
        <Typography variant="body2" color="text.secondary">
          {t.expected(expected)}
        </Typography>
      )}
    </li>
  );
}
