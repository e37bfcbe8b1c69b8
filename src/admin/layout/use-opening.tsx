import { Alert, Button } from '@mui/material';
import { useRef, useState, type ReactElement } from 'react';
import {
  HttpError,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { messageOf } from '../data/api.ts';
import { office } from '../texts/office.ts';

/** Whether nothing is known about the record, because the connection or the server is missing. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500);

/**
 * What a screen of one record does when it cannot be read: without a connection it stays, says so and tries again; only
 * where there is no such record it leads back to the list. What is shown already stays.
 * @returns properties of react-admin's `Edit` and `Show`
 */
export function useOpening(named?: { readonly resource?: string | undefined; readonly id?: unknown }): {
  readonly queryOptions: {
    readonly onSuccess: (record: RaRecord) => void;
    readonly onError: (error: unknown) => void;
  };
  readonly error?: ReactElement;
} {
  const ofScreen = useResourceContext();
  const resource = named?.resource ?? ofScreen;
  const params = useParams();
  const id = named?.id ?? params['id'];
  const notify = useNotify();
  const redirect = useRedirect();
  const opened = useRef<unknown>(null);
  const [missing, setMissing] = useState<{ readonly id: unknown; readonly message: string } | null>(null);
  const onSuccess = (): void => {
    opened.current = id;
    setMissing(null);
  };
  const onError = (error: unknown): void => {
    if (!isUnreachable(error)) {
      notify('ra.notification.item_doesnt_exist', { type: 'error' });
      redirect('list', resource);
    } else if (opened.current === id) notify(messageOf(error), { type: 'error' });
    else setMissing({ id, message: messageOf(error) });
  };
  const queryOptions = { onSuccess, onError };
  return missing?.id === id && missing !== null
    ? { queryOptions, error: <NotOpened message={missing.message} /> }
    : { queryOptions };
}

function NotOpened({ message }: { readonly message: string }) {
  const refresh = useRefresh();
  return (
    <Alert
      severity="error"
      sx={{ my: 2 }}
      action={
        <Button color="inherit" onClick={() => refresh()}>
          {office.retry}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
