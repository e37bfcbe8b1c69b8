import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { callApi, messageOf } from '../data/api.ts';
import { whenScaled, type UploadedPicture } from '../fields/use-picture-uploads.ts';
import { enquiries } from '../texts/people.ts';

/**
 * Opens the form of a new piece with what is known of an offered one. Its pictures are copied on the server. Sellers
 * are private people, so the margin scheme applies (§ 25a UStG).
 */
export function ToPiece({
  enquiryId,
  place,
  condition,
}: {
  readonly enquiryId: string;
  /** Its place among the enquiry's pieces, from 0. */
  readonly place: number;
  readonly condition: string;
}) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
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
        condition,
        taxScheme: 'margin',
        purchase: { priceCents: null, sellerKind: 'private' },
        pictures: ready.map(({ key, widthPx, heightPx, placeholder }) => ({
          ...{ key, widthPx, heightPx, placeholder },
          alt: '',
        })),
      };
      await navigate('/pieces/create', { state: { begun } });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
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
