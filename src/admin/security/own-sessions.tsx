import type { z } from 'zod';
import type { ownSessionsSchema } from '../../modules/staff/http/staff.schemas.ts';
import { Alert, Box, Chip, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Loading, Title } from 'react-admin';
import { callApi } from '../data/api.ts';
import { formatMoment } from '../data/formats.ts';
import { FormSection } from '../fields/form-section.tsx';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { ownSessions as t } from '../texts/entrance.ts';

type Answer = z.output<typeof ownSessionsSchema>;

const queryKey = ['own-sessions'];

/** The browsers in which the user is logged in; every one but this can be logged out here. */
export function OwnSessions() {
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => callApi<Answer>('/sessions'),
  });
  return (
    <Box sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={t.title} />
      <Typography sx={{ mb: 2 }}>{t.about}</Typography>
      {error === null ? null : <Alert severity="error">{error.message}</Alert>}
      {data === undefined ? (
        error === null ? (
          <Loading />
        ) : null
      ) : (
        <FormSection title={t.list}>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {data.sessions.map((session) => (
              <OneSession
                key={session.id}
                session={session}
                onEnded={() => void queries.invalidateQueries({ queryKey })}
              />
            ))}
          </Box>
        </FormSection>
      )}
    </Box>
  );
}

function OneSession({
  session: { id, device, createdAt, lastUsedAt, isThis },
  onEnded,
}: {
  readonly session: Answer['sessions'][number];
  readonly onEnded: () => void;
}) {
  const name = device === '' ? t.unknown : device;
  const facts = t.facts(formatMoment(createdAt), formatMoment(lastUsedAt));
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', py: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {isThis ? <Chip size="small" variant="outlined" color="success" label={t.isThis} /> : null}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: isThis ? 0 : 1 }}>
        {facts}
      </Typography>
      {isThis ? null : (
        <ConfirmedCall
          path={`/sessions/${id}`}
          method="DELETE"
          texts={t.end(name)}
          about={`${name}, ${facts}`}
          onDone={onEnded}
        />
      )}
    </Box>
  );
}
