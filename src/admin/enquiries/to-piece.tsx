import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne, useNotify, type RaRecord } from 'react-admin';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { callApi, messageOf } from '../data/api.ts';
import { whenScaled, type UploadedPicture } from '../fields/use-picture-uploads.ts';
import { useMay } from '../layout/use-may.ts';
import type { StaffPiece } from '../pieces/form/form-values.ts';
import { enquiries } from '../texts/people.ts';

/** The offered piece that a form of a new piece was opened for. */
interface Offered {
  readonly enquiryId: string;
  /** Its place among the enquiry's pieces, from 0. */
  readonly place: number;
}

/**
 * Opens the form of a new piece with what is known of an offered one. Its pictures are copied on the server. Sellers
 * are private people, so the margin scheme applies (§ 25a UStG).
 */
export function ToPiece({
  enquiryId,
  place,
  title,
  condition,
  pieceId,
}: Offered & {
  /** In the seller's words; empty: they gave none. */
  readonly title: string;
  /** Null: they did not say. */
  readonly condition: string | null;
  /** The piece that it has become. */
  readonly pieceId: string | null;
}) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const made = useGetOne<StaffPiece & RaRecord>(
    'pieces',
    { id: pieceId ?? '' },
    // A piece that was deleted since can be entered once more.
    { enabled: pieceId !== null, retry: false, onError: () => undefined },
  );
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const copied = await callApi<{ ids: readonly string[] }>(`/enquiries/${enquiryId}/pictures`, {
        method: 'POST',
        body: { piece: place },
      });
      const pictures = await Promise.all(
        copied.ids.map(async (id) => whenScaled(await callApi<UploadedPicture>(`/pictures/${id}`))),
      );
      const ready = pictures.filter(({ state }) => state === 'ready');
      if (ready.length < pictures.length) notify(enquiries.toPiece.lost, { type: 'warning' });
      const begun = {
        title,
        ...(condition === null ? {} : { condition }),
        taxScheme: 'margin',
        purchase: { priceCents: null, sellerKind: 'private' },
        pictures: ready.map(({ key, widthPx, heightPx, placeholder }) => ({
          key,
          widthPx,
          heightPx,
          placeholder,
          alt: '',
        })),
      };
      const offered: Offered = { enquiryId, place };
      await navigate('/pieces/create', { state: { begun, offered } });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  if (pieceId !== null && made.isPending) return null;
  if (made.data !== undefined) {
    return (
      <Typography sx={{ mt: 2 }}>
        {enquiries.toPiece.made}{' '}
        <Link component={RouterLink} to={`/pieces/${made.data.id}`} sx={{ py: 1 }}>
          {`${made.data.sku}: ${made.data.title}`}
        </Link>
      </Typography>
    );
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" loading={isBusy} onClick={() => void begin()} sx={{ minHeight: 44 }}>
        {enquiries.toPiece.button}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {enquiries.toPiece.help}
      </Typography>
    </Box>
  );
}

/** Notes on the enquiry which piece its offered one has become, if the form of the new piece was opened from there. */
export function useLinkToEnquiry(): (pieceId: string) => Promise<void> {
  const state = useLocation().state as { readonly offered?: Offered } | null;
  const notify = useNotify();
  return async (pieceId) => {
    if (state?.offered === undefined) return;
    const { enquiryId, place } = state.offered;
    try {
      await callApi(`/enquiries/${enquiryId}`, { method: 'PATCH', body: { made: { place, pieceId } } });
    } catch {
      notify(enquiries.toPiece.notLinked, { type: 'warning', autoHideDuration: null });
    }
  };
}

/** On a piece: the enquiry in which it was offered to the shop. */
export function FromEnquiry({ pieceId }: { readonly pieceId: string }) {
  const maySee = useMay('persons:read');
  const { data = [] } = useGetList<RaRecord<string> & { readonly number: number }>(
    'enquiries',
    {
      filter: { pieceId },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'receivedAt', order: 'DESC' },
    },
    { enabled: maySee },
  );
  return data.map(({ id, number }) => (
    <Typography key={id} sx={{ my: 1 }}>
      {enquiries.toPiece.from}{' '}
      <Link component={RouterLink} to={`/enquiries/${id}`} sx={{ py: 1 }}>
        {number}
      </Link>
    </Typography>
  ));
}
