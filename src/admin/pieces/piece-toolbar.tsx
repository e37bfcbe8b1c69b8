import { useState, type MouseEvent } from 'react';
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
import { FormProblems, unpublishedOf } from './form-problems.tsx';
import type { StaffPiece } from './staff-piece.ts';
import { usePriceQuestion } from './use-price-question.tsx';

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

/** Saves, or saves and shows to visitors in one go; what is wrong stands above the buttons. */
export function PieceToolbar() {
  const piece = useRecordContext<StaffPiece>();
  const location = useLocation();
  const [isDraftKept, setDraftKept] = useState(unpublishedOf(location.state) !== null);
  const { publish, isPublishing } = usePublish(piece, () => setDraftKept(true));
  const { ask, dialog } = usePriceQuestion(piece);
  const redirect = useRedirect();
  const notify = useNotify();
  const refresh = useRefresh();
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    setDraftKept(false);
    ask(event);
  };
  const saved = (data: StaffPiece): void => {
    notify(t.saved, { type: 'success' });
    if (piece === undefined) redirect('edit', 'pieces', data.id);
    else refresh();
  };
  return (
    <Box sx={bar}>
      <FormProblems title={isDraftKept ? t.notPublished : t.problems} />
      <SaveButton
        label={t.save}
        // What comes after saving is heard only by buttons that do not submit the form.
        type="button"
        variant={piece?.state === 'published' ? 'contained' : 'outlined'}
        alwaysEnable
        onClick={press}
        mutationOptions={{ onSuccess: (data) => saved(data as unknown as StaffPiece) }}
      />
      {piece?.state === 'published' ? null : (
        <SaveButton
          label={t.saveAndPublish}
          type="button"
          alwaysEnable={!isPublishing}
          onClick={press}
          mutationOptions={{ onSuccess: (data) => void publish(data as unknown as StaffPiece) }}
        />
      )}
      {dialog}
    </Box>
  );
}

/** Shows a saved piece to visitors; what it lacks is said at its fields. */
function usePublish(piece: StaffPiece | undefined, onRefused: () => void) {
  const form = useFormContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [isPublishing, setPublishing] = useState(false);
  const publish = async ({ id, version }: StaffPiece): Promise<void> => {
    setPublishing(true);
    try {
      await callApi(`/pieces/${id}/publish`, { method: 'POST', body: { version } });
      form.clearErrors();
      notify(t.publishedNow, { type: 'success' });
      redirect('edit', 'pieces', id);
      refresh();
    } catch (error) {
      const missing = fieldErrorsOf(error);
      if (missing === null) notify(messageOf(error), { type: 'error' });
      // A new piece is a draft by now: its own form takes over, with what is still missing.
      if (piece === undefined) redirect('edit', 'pieces', id, undefined, { missing, version });
      else if (missing !== null) {
        onRefused();
        setSubmissionErrors(missing, form.setError);
      }
    }
    setPublishing(false);
  };
  return { publish, isPublishing };
}

export function ReloadButton() {
  const refresh = useRefresh();
  return (
    <Button color="inherit" onClick={() => refresh()}>
      {t.reload}
    </Button>
  );
}
