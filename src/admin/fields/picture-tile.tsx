import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, IconButton, TextField } from '@mui/material';
import { fallbackPictureAddress, longestPictureText } from '../../shared/pieces/picture-address.ts';
import type { FormPicture } from '../pieces/form/form-values.ts';
import { pieces } from '../texts/pieces.ts';
import { tooLong } from './text-rules.ts';

/** A picture of a form: moved by its handle or its arrows, described, removed. */
export function PictureTile({
  picture,
  index,
  isLast,
  problem,
  isReadOnly,
  words,
  name,
  onDescribe,
  onMove,
  onRemove,
}: {
  readonly picture: FormPicture;
  /** Its description, possibly a suggested one. */
  readonly words: string;
  /** The name of the description's field. */
  readonly name: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly problem: string | undefined;
  readonly isReadOnly: boolean;
  readonly onDescribe: (alt: string) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id: picture.key,
    disabled: isReadOnly,
  });
  const number = index + 1;
  const said = tooLong(words, longestPictureText) ?? problem;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={{
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        // On a phone the buttons stand beside the picture, and the description below both.
        display: { xs: 'grid', sm: 'block' },
        gridTemplateColumns: '2fr 3fr',
        alignItems: 'center',
      }}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <Box
        component="img"
        src={fallbackPictureAddress(picture.key)}
        alt={words === '' ? pieces.picture(number) : words}
        sx={{ display: 'block', width: '100%', aspectRatio: '4 / 5', objectFit: 'cover', bgcolor: '#ece5d8' }}
      />
      {/* As many in a row as fit: touch targets need 44 pixels. */}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(44px, 1fr))',
          justifyItems: 'center',
        }}
      >
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={pieces.drag(number)}
          sx={{ touchAction: 'none', cursor: 'grab' }}
        >
          <DragIndicator />
        </IconButton>
        <IconButton
          aria-label={pieces.forward(number)}
          disabled={isReadOnly || index === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowBack />
        </IconButton>
        <IconButton
          aria-label={pieces.backward(number)}
          disabled={isReadOnly || isLast}
          onClick={() => onMove(1)}
        >
          <ArrowForward />
        </IconButton>
        <IconButton aria-label={pieces.removePicture(number)} disabled={isReadOnly} onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      </Box>
      <Box sx={{ px: 1, pb: 1, gridColumn: '1 / -1' }}>
        <TextField
          name={name}
          label={isReadOnly ? pieces.alt(number) : `${pieces.alt(number)} **`}
          placeholder={pieces.altExample}
          value={words}
          onChange={(event) => onDescribe(event.target.value)}
          error={said !== undefined}
          helperText={said}
          multiline
          slotProps={{ htmlInput: { readOnly: isReadOnly, style: { hyphens: 'auto' } } }}
        />
      </Box>
    </Box>
  );
}
