import { useEffect } from 'react';
import { Box, Button } from '@mui/material';
import {
  SaveButton,
  setSubmissionErrors,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { callApi, fieldErrorsOf, messageOf } from '../data/api.ts';
import { pieces as t } from '../texts/pieces.ts';
import type { StaffPiece } from './staff-piece.ts';

/** Within a thumb's reach, whatever is scrolled. */
const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  py: 1.5,
  width: '100%',
  maxWidth: 900,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Saves, or saves and shows to visitors in one go. */
export function PieceToolbar() {
  const piece = useRecordContext<StaffPiece>();
  const publish = usePublish(piece);
  const redirect = useRedirect();
  const notify = useNotify();
  const refresh = useRefresh();
  const saved = (data: StaffPiece): void => {
    notify(t.saved, { type: 'success' });
    if (piece === undefined) redirect('edit', 'pieces', data.id);
    else refresh();
  };
  return (
    <Box sx={bar}>
      <SaveButton
        label={t.save}
        // What comes after saving is heard only by buttons that do not submit the form.
        type="button"
        variant={piece?.state === 'published' ? 'contained' : 'outlined'}
        alwaysEnable
        mutationOptions={{ onSuccess: (data) => saved(data as unknown as StaffPiece) }}
      />
      {piece?.state === 'published' ? null : (
        <SaveButton
          label={t.saveAndPublish}
          type="button"
          alwaysEnable
          mutationOptions={{ onSuccess: (data) => void publish(data as unknown as StaffPiece) }}
        />
      )}
    </Box>
  );
}

/** Shows a saved piece to visitors; what it lacks is said at its fields. */
function usePublish(piece: StaffPiece | undefined) {
  const form = useFormContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  return async ({ id, version }: StaffPiece): Promise<void> => {
    try {
      await callApi(`/pieces/${id}/publish`, { method: 'POST', body: { version } });
      notify(t.publishedNow, { type: 'success' });
      redirect('edit', 'pieces', id);
      refresh();
    } catch (error) {
      const atFields = fieldErrorsOf(error);
      notify(atFields === null ? messageOf(error) : t.notPublished, {
        type: atFields === null ? 'error' : 'warning',
      });
      // A new piece is a draft by now: its own form takes over, with what is still missing.
      if (piece === undefined) redirect('edit', 'pieces', id, undefined, { missing: atFields });
      else if (atFields !== null) setSubmissionErrors(atFields, form.setError);
    }
  };
}

/** Says in the form of a draft what kept it from being published when it was entered. */
export function MissingForShop() {
  const { state } = useLocation() as { state: { missing?: Record<string, unknown> | null } | null };
  const { setError } = useFormContext();
  const piece = useRecordContext<StaffPiece>();
  const missing = state?.missing ?? null;
  useEffect(() => {
    if (missing === null || piece === undefined) return undefined;
    // After the form has taken over what was read, which clears all errors.
    const timer = setTimeout(() => setSubmissionErrors(missing, setError));
    return () => clearTimeout(timer);
  }, [missing, piece, setError]);
  return null;
}

export function ReloadButton() {
  const refresh = useRefresh();
  return (
    <Button color="inherit" onClick={() => refresh()}>
      {t.reload}
    </Button>
  );
}
