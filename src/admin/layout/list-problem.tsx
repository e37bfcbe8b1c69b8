import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { messageOf } from '../data/api.ts';
import { office } from '../texts/office.ts';

/** In place of a list that could not be read. */
export function ListProblem() {
  const { error, refetch, isFetching } = useListContext();
  return (
    <Alert
      severity="error"
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
