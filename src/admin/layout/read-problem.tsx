import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { messageOf } from '../data/api.ts';
import { office } from '../texts/office.ts';

/** Shown in place of data that could not be loaded, with a button to retry. */
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

/** Shown in place of a list that could not be loaded. */
export function ListProblem() {
  const { error, isFetching, refetch } = useListContext();
  return <ReadProblem error={error} isFetching={isFetching === true} refetch={refetch} />;
}
