import { Box, Chip } from '@mui/material';
import type { TodayList } from '../../shared/staff/today-vocabulary.ts';
import { today } from '../texts/today.ts';
import type { TodayAnswer } from './today-types.ts';

export const jobsAnchor = 'jobs';

/** Waiting items at a glance, with links: on a phone full lists are many screens long. */
export function Overview({
  answer,
  kinds,
}: {
  readonly answer: TodayAnswer;
  readonly kinds: readonly TodayList[];
}) {
  const { jobs } = answer;
  const isFailing = jobs !== null && (jobs.failed.length > 0 || jobs.stuck > 0);
  const waiting = kinds.flatMap((kind) => {
    const total = answer[kind]?.total ?? 0;
    return total === 0 ? [] : [{ anchor: kind, label: today.count(today.lists[kind].title, total) }];
  });
  if (waiting.length < 2 && !isFailing) return null;
  return (
    <Box component="nav" aria-label={today.overview}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {isFailing ? <Way anchor={jobsAnchor} label={today.jobs.short} color="error" /> : null}
        {waiting.map((way) => (
          <Way key={way.anchor} {...way} color="primary" />
        ))}
      </Box>
    </Box>
  );
}

function Way({
  anchor,
  label,
  color,
}: {
  readonly anchor: string;
  readonly label: string;
  readonly color: 'primary' | 'error';
}) {
  return (
    <li>
      <Chip
        component="a"
        href={`#${anchor}`}
        clickable
        variant="outlined"
        color={color}
        label={label}
        // With large text, a long name takes a second line.
        sx={{
          height: 'auto',
          minHeight: 40,
          maxWidth: '100%',
          bgcolor: 'background.paper',
          '& .MuiChip-label': { whiteSpace: 'normal' },
        }}
      />
    </li>
  );
}
