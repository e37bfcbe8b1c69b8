import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { SelectInput, useInput } from 'react-admin';
import type { z } from 'zod';
import type { sitePicturesSchema } from '../../modules/content/http/admin-fields.schemas.ts';
import { callApi } from '../data/api.ts';
import { shopTexts as t } from '../texts/shop-texts.ts';

/** Reviews use portraits, blocks all others. */
type Kind = 'portrait' | 'scene';

/** One of the pictures of the shop itself, or none, with a preview. */
export function SitePictureInput({
  source,
  label,
  kind,
}: {
  readonly source: string;
  readonly label: string;
  readonly kind: Kind;
}) {
  const { data } = useQuery({
    queryKey: ['site-pictures'],
    queryFn: () => callApi<z.output<typeof sitePicturesSchema>>('/site-pictures'),
    staleTime: Infinity,
  });
  const { field } = useInput({ source });
  const pictures = (data?.items ?? []).filter(({ id }) => id.startsWith('review-') === (kind === 'portrait'));
  const value = field.value as string | null | undefined;
  const chosen = pictures.find(({ id }) => id === value);
  const choices = pictures.map(({ id, alt }, index) => ({
    id,
    // Portraits stand beside a name and have no text of their own.
    name: alt === '' ? t.portrait(index + 1) : alt,
  }));
  // An unfinished picture stays selected until somebody chooses another one.
  const missing =
    data !== undefined && value && chosen === undefined ? [{ id: value, name: t.pictureMissing(value) }] : [];
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', width: '100%' }}>
      <SelectInput
        source={source}
        label={label}
        choices={[...missing, ...choices]}
        isPending={data === undefined}
        emptyText={t.noPicture}
        helperText={false}
        sx={{ minWidth: 0 }}
      />
      {chosen === undefined ? null : (
        <Box
          component="img"
          src={chosen.address}
          alt={chosen.alt}
          sx={{
            width: kind === 'portrait' ? 56 : 84,
            height: 56,
            objectFit: 'cover',
            flexShrink: 0,
            borderRadius: kind === 'portrait' ? '50%' : 0,
          }}
        />
      )}
    </Box>
  );
}
