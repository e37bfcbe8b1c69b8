import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { messageOf } from '../data/api.ts';
import { office } from '../texts/office.ts';

/** In place of what could not be read, with the way to try again. */
export function ReadProblem({
  error,
  isFetching,
  refetch,
}: {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}) {
  return (
    <Alert
      severity="error"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
          {office.retry}
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}

/** In place of a list that could not be read. */
export function ListProblem() {
  const { error, isFetching, refetch } = useListContext();
  return <ReadProblem error={error} isFetching={isFetching === true} refetch={refetch} />;
}
