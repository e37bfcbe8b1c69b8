import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button, Chip } from '@mui/material';
import { useState } from 'react';
import { Confirm, TopToolbar, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import { apiBase, messageOf } from '../data/api.ts';
import { callOnce } from '../data/call-once.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { useMay } from '../layout/use-may.ts';
import { pieces as t } from '../texts/pieces.ts';
import type { StaffPiece } from './form/form-values.ts';

/** The actions on a whole piece. */
export function PieceActions() {
  const piece = useRecordContext<StaffPiece>();
  const mayWrite = useMay('catalogue:write');
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  if (piece === undefined) return null;
  const isPublished = piece.state === 'published';
  const act = async (
    path: string,
    body: object | undefined,
    done: (answer: StaffPiece) => void,
  ): Promise<void> => {
    try {
      done(await callOnce<StaffPiece>(`/pieces/${piece.id}/${path}`, body ?? {}));
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  const unpublish = (): void => {
    setAsking(false);
    void act('unpublish', { version: piece.version }, () => {
      notify(t.unpublished, { type: 'success' });
      refresh();
    });
  };
  const duplicate = (): void =>
    void act('duplicate', undefined, (twin) => {
      // Long enough to be read.
      notify(t.duplicated[twin.shopType], { type: 'info', autoHideDuration: 15_000 });
      redirect('edit', 'pieces', twin.id);
    });
  return (
    <TopToolbar
      sx={{ flexWrap: 'wrap', justifyContent: 'flex-start', alignItems: 'center', gap: 1, py: 1, mb: 1 }}
    >
      <Chip
        label={isPublished ? t.published : t.draft}
        color={isPublished ? 'success' : 'default'}
        size="small"
      />
      <Button
        component="a"
        href={isPublished ? `/product/${piece.id}` : `${apiBase}/pieces/${piece.id}/preview`}
        target="_blank"
        rel="noreferrer"
        startIcon={isPublished ? <StorefrontOutlined /> : <VisibilityOutlined />}
      >
        {isPublished ? t.inShop : t.preview}
      </Button>
      {mayWrite ? (
        <Button startIcon={<ContentCopyOutlined />} onClick={duplicate}>
          {t.duplicate}
        </Button>
      ) : null}
      {mayWrite && isPublished ? (
        <Button startIcon={<VisibilityOffOutlined />} color="error" onClick={() => setAsking(true)}>
          {t.unpublish}
        </Button>
      ) : null}
      {mayWrite && !isPublished && piece.prices.length === 0 ? (
        <ConfirmedCall
          path={`/pieces/${piece.id}`}
          method="DELETE"
          harmful
          texts={{ button: t.remove, title: t.removeQuestion, body: t.removeBody, done: t.removed }}
          onDone={() => redirect('list', 'pieces')}
        />
      ) : null}
      <Confirm
        isOpen={isAsking}
        title={t.unpublishQuestion}
        content={t.unpublishBody}
        confirm={t.unpublish}
        onConfirm={unpublish}
        onClose={() => setAsking(false)}
      />
    </TopToolbar>
  );
}
