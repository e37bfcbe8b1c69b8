import { Box, Button, LinearProgress } from '@mui/material';
import { useRef } from 'react';
import { useInput } from 'react-admin';
import { fallbackPictureAddress } from '../../shared/pieces/picture-address.ts';
import { usePictureUploads } from '../fields/use-picture-uploads.ts';
import { pieces } from '../texts/pieces.ts';
import { categories as t } from '../texts/shop-texts.ts';

/** One picture, by its key. */
export function CategoryPicture({ source }: { readonly source: string }) {
  const { field } = useInput({ source });
  const file = useRef<HTMLInputElement>(null);
  const { send, isBusy } = usePictureUploads(({ key }) => field.onChange(key));
  const key = field.value as string | null | undefined;
  return (
    <Box>
      {key ? (
        <Box
          component="img"
          src={fallbackPictureAddress(key)}
          alt={t.picture}
          sx={{ display: 'block', width: 160, aspectRatio: '4 / 5', objectFit: 'cover' }}
        />
      ) : null}
      {isBusy ? <LinearProgress aria-label={pieces.scaling} sx={{ width: 160 }} /> : null}
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={t.picture}
        onChange={(event) => void send([...(event.target.files ?? [])])}
      />
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => file.current?.click()}>
        {t.choosePicture}
      </Button>
    </Box>
  );
}
