import { Button, Link, List, ListItem, Typography } from '@mui/material';
import { useGetList, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '../data/formats.ts';
import { useMay } from '../layout/use-may.ts';
import { Section } from '../orders/section.tsx';
import type { StaffPieceRow } from '../pieces/form/form-values.ts';
import { today } from '../texts/today.ts';

const { begin, drafts } = today;
const shownAtOnce = 8;
const drafted = { state: 'draft' } as const;
const allDrafts = `/pieces?filter=${encodeURIComponent(JSON.stringify(drafted))}`;

/** The first screen of staff without orders: drafts to finish, and the ways to what they write. */
export function Begin() {
  const mayAddPieces = useMay('catalogue:write');
  const mayWriteTexts = useMay('texts:write');
  const ways = [...(mayAddPieces ? begin.pieces : []), ...(mayWriteTexts ? begin.texts : [])];
  if (ways.length === 0) return <Typography>{today.nothing}</Typography>;
  return (
    <>
      {mayAddPieces ? <Drafts /> : null}
      <Section title={begin.title}>
        <Typography variant="body2" color="text.secondary">
          {begin.help}
        </Typography>
        <List dense disablePadding sx={{ mt: 1 }}>
          {ways.map(({ to, label }) => (
            <ListItem key={to} disableGutters>
              <Link component={RouterLink} to={to} sx={{ fontWeight: 600, py: 0.75 }}>
                {label}
              </Link>
            </ListItem>
          ))}
        </List>
      </Section>
    </>
  );
}

function Drafts() {
  const {
    data = [],
    total = 0,
    isPending,
    error,
  } = useGetList<StaffPieceRow & RaRecord>('pieces', {
    pagination: { page: 1, perPage: shownAtOnce },
    sort: { field: 'updatedAt', order: 'DESC' },
    filter: drafted,
  });
  // Without an answer nothing is claimed about drafts; the ways below lead to them.
  if (isPending || error !== null) return null;
  return (
    <Section title={`${drafts.title} (${total})`}>
      {total === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {drafts.empty}
        </Typography>
      ) : null}
      <List dense disablePadding>
        {data.map(({ id, title, updatedAt }) => (
          <ListItem key={id} disableGutters sx={{ display: 'block', py: 0.75 }}>
            <Link
              component={RouterLink}
              to={`/pieces/${id}`}
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {title}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {`${drafts.changed} ${formatDay(updatedAt)}`}
            </Typography>
          </ListItem>
        ))}
      </List>
      {total > data.length ? (
        <Button component={RouterLink} to={allDrafts} sx={{ mt: 1 }}>
          {today.all(total)}
        </Button>
      ) : null}
    </Section>
  );
}
