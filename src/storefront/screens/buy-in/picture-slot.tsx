import { useState } from 'react';
import * as t from '#texts/buy-in.ts';
import { colon } from '#texts/shell.ts';
import { IconButton } from '../../components/controls/button.tsx';
import { Cross } from '../../components/controls/icons.tsx';
import type { ChosenPicture } from '../../features/buy-in/chosen-picture.browser.ts';

/** A slot for a picture: empty, or with its preview, its progress, and what to do if it was refused. */
export function PictureSlot({
  place,
  number,
  picture,
  onChoose,
  onRemove,
  onRetry,
}: {
  /** Both counted from 1. */
  readonly place: number;
  readonly number: number;
  readonly picture: ChosenPicture | null;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}) {
  if (picture !== null) {
    return <FilledSlot {...{ place, number, picture, onRemove, onRetry }} key={picture.id} />;
  }
  return (
    <label className="grid aspect-4/5 cursor-pointer place-content-center gap-1 border border-dashed border-line-strong bg-white p-2 text-center text-[0.9375rem] hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-petrol">
      <span aria-hidden="true" className="font-serif text-3xl leading-none">
        +
      </span>
      <span className="sr-only">{t.imageOf(place, number) + colon}</span>
      <span className="noscript:hidden">{t.chooseImage}</span>
      <input
        type="file"
        name={`image-${place}-${number}`}
        accept="image/*"
        multiple
        onChange={(event) => onChoose([...(event.target.files ?? [])])}
        className="sr-only noscript:not-sr-only noscript:w-full noscript:text-xs"
      />
    </label>
  );
}

function FilledSlot({
  place,
  number,
  picture,
  onRemove,
  onRetry,
}: {
  readonly place: number;
  readonly number: number;
  readonly picture: ChosenPicture;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}) {
  const [canShow, setCanShow] = useState(true);
  const { name, preview, state } = picture;
  const hasFailed = state.kind === 'refused';
  return (
    <figure className={`relative border bg-white ${hasFailed ? 'border-error' : 'border-line-strong'}`}>
      <div className="grid aspect-4/5 place-items-center overflow-hidden">
        {canShow ? (
          <img
            src={preview}
            alt={t.imageOf(place, number)}
            onError={() => setCanShow(false)}
            className="size-full object-cover"
          />
        ) : (
          <span className="p-2 text-center text-sm break-all">{name}</span>
        )}
      </div>
      <IconButton
        label={t.removeImage(place, number)}
        size="small"
        onClick={onRemove}
        className="absolute top-1 right-1 bg-white/90"
      >
        <Cross />
      </IconButton>
      <figcaption className="p-2 text-sm">
        <span className="block truncate">{name}</span>
        {state.kind === 'sending' && (
          <>
            <progress
              max={100}
              value={state.percent}
              aria-label={t.imageOf(place, number)}
              className="upload-bar"
            />
            <span>{t.uploading(state.percent)}</span>
          </>
        )}
        {state.kind === 'sent' && <span className="text-good">{t.uploaded}</span>}
        {state.kind === 'refused' && (
          <>
            <span role="alert" className="block font-semibold text-error">
              {state.message}
            </span>
            {state.canRetry && (
              <button type="button" onClick={onRetry} className="min-h-11 underline underline-offset-4">
                {t.retryImage}
              </button>
            )}
          </>
        )}
      </figcaption>
    </figure>
  );
}
