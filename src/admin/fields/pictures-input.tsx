import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { useInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { pictureWords, type FormPicture } from '../pieces/form/form-values.ts';
import { pieces } from '../texts/pieces.ts';
import { PictureTile } from './picture-tile.tsx';
import { usePictureUploads, type Upload } from './use-picture-uploads.ts';

type ListErrors = { readonly message?: string } & Readonly<
  Record<
    number,
    { readonly alt?: { readonly message?: string }; readonly key?: { readonly message?: string } }
  >
>;

/** Pictures of a piece: from the camera or the album, several at once, in an order, each with a description. */
export function PicturesInput({
  source,
  isReadOnly = false,
}: {
  readonly source: string;
  readonly isReadOnly?: boolean;
}) {
  const { field } = useInput({ source, defaultValue: [] });
  const { errors } = useFormState();
  const title = useWatch<Record<string, string | null>>({ name: 'title' }) ?? '';
  const [said, setSaid] = useState('');
  const pictures = (field.value ?? []) as readonly FormPicture[];
  const current = useRef(pictures);
  useEffect(() => {
    current.current = pictures;
  });
  const change = (next: readonly FormPicture[]): void => {
    current.current = next;
    field.onChange(next);
  };
  const { uploads, send, dismiss } = usePictureUploads(({ key, widthPx, heightPx, placeholder }) =>
    change([...current.current, { key, alt: '', widthPx, heightPx, placeholder }]),
  );
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= pictures.length || from === to) return;
    change(arrayMove([...pictures], from, to));
    setSaid(pieces.moved(to + 1));
  };
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    const indexOf = (id: string | number | undefined) => pictures.findIndex(({ key }) => key === id);
    if (over !== null) move(indexOf(active.id), indexOf(over.id));
  };
  const problems = errors[source] as ListErrors | undefined;

  return (
    <Box sx={{ width: '100%' }} data-field={source}>
      {isReadOnly ? null : <PhotoButtons onFiles={(files) => void send(files)} />}
      <Uploads uploads={uploads} onDismiss={dismiss} />
      {problems?.message === undefined ? null : (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problems.message}
        </Alert>
      )}
      {pictures.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{pieces.noPhotos}</Typography>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {pieces.photosHelp}
        </Typography>
      )}
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
        <SortableContext items={pictures.map(({ key }) => key)} strategy={rectSortingStrategy}>
          <Box
            component="ul"
            sx={{
              p: 0,
              m: 0,
              display: 'grid',
              gap: 1.5,
              // Wide enough for the words of a description: in narrow tiles they would break anywhere.
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
            }}
          >
            {pictures.map((picture, index) => (
              <PictureTile
                key={picture.key}
                picture={picture}
                words={pictureWords(picture, index, title)}
                name={`${source}.${index}.alt`}
                index={index}
                isLast={index === pictures.length - 1}
                isReadOnly={isReadOnly}
                problem={problems?.[index]?.alt?.message ?? problems?.[index]?.key?.message}
                onDescribe={(alt) =>
                  change(
                    pictures.map((one, at) => (at === index ? { ...one, alt, isCleared: alt === '' } : one)),
                  )
                }
                onMove={(by) => move(index, index + by)}
                onRemove={() => change(pictures.filter((_, at) => at !== index))}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
    </Box>
  );
}

function PhotoButtons({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    // Lets the same photograph be chosen again after it was removed.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <FileButton
        label={pieces.takePhoto}
        icon={<PhotoCameraOutlined />}
        onChange={take}
        capture="environment"
      />
      <FileButton label={pieces.choosePhotos} icon={<AddPhotoAlternateOutlined />} onChange={take} multiple />
    </Box>
  );
}

function FileButton({
  label,
  icon,
  ...input
}: {
  readonly label: string;
  readonly icon: ReactNode;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'capture' | 'multiple'>) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={field} type="file" accept="image/*" hidden aria-label={label} {...input} />
      <Button
        variant="outlined"
        startIcon={icon}
        onClick={() => field.current?.click()}
        sx={{ minHeight: 48, flexGrow: { xs: 1, sm: 0 } }}
      >
        {label}
      </Button>
    </>
  );
}

function Uploads({
  uploads,
  onDismiss,
}: {
  readonly uploads: readonly Upload[];
  readonly onDismiss: (number: number) => void;
}) {
  const failed = uploads.filter(({ step }) => step === 'failed');
  const others = uploads.filter(({ step }) => step !== 'failed');
  const ready = others.filter(({ step }) => step === 'ready').length;
  const steps: Readonly<Record<Upload['step'], string>> = {
    sending: pieces.sending,
    scaling: pieces.scaling,
    ready: '',
    failed: '',
  };
  return (
    <>
      {ready === others.length ? null : (
        <Box role="status" sx={{ mb: 2 }}>
          <LinearProgress
            variant="determinate"
            aria-label={pieces.uploads(ready, others.length)}
            value={
              (100 *
                others.reduce(
                  (sum, { step }) => sum + { sending: 0.1, scaling: 0.6, ready: 1, failed: 1 }[step],
                  0,
                )) /
              others.length
            }
          />
          <Typography variant="body2">{pieces.uploads(ready, others.length)}</Typography>
          {others
            .filter(({ step }) => step !== 'ready')
            .map(({ number, name, step }) => (
              <Typography key={number} variant="body2" sx={{ color: 'text.secondary' }}>
                {name} {steps[step]}
              </Typography>
            ))}
        </Box>
      )}
      {failed.map(({ number, name, problem }) => (
        <Alert
          key={number}
          severity="error"
          sx={{ mb: 1 }}
          closeText={pieces.dismiss}
          onClose={() => onDismiss(number)}
        >
          {pieces.uploadProblem(name, problem ?? '')}
        </Alert>
      ))}
    </>
  );
}
