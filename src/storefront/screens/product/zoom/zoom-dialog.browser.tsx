import { useEffect, useReducer, useRef, useState } from 'react';
import { avifSources, fallbackPictureAddress } from '../../../../shared/pieces/picture-address.ts';
import { Chevron, Cross } from '../../../components/controls/icons.tsx';
import { toneClass, type PictureSource } from '../../../components/pictures/picture.tsx';
import { useCloseOnBack } from '../../../features/overlays/back-closes.ts';
import { prefersReducedMotion } from '../../../prefers-reduced-motion.browser.ts';
import * as pieces from '#texts/pieces.ts';
import * as t from '#texts/product.ts';
import { useMagnifier } from './use-magnifier.browser.ts';
import { zoomStep } from './zoom-state.browser.ts';

/** The duration of `.zoom`'s exit animation; without motion it disappears at once, and can be opened again. */
const leavingMs = 200;
/** Remaining wheel events from scrolling here must not close the new dialog. */
const wheelRestsMs = 300;

/**
 * A picture as large as the screen. Closes on Escape, a click outside the picture, a vertical swipe of more than 10 px,
 * the wheel (spec 2.10), and the browser's Back. Pinch, double tap, a click or '+' magnify; arrows and swipes turn to the next.
 */
export function ZoomDialog({
  pictures,
  start,
  title,
  onGone,
}: {
  readonly pictures: readonly PictureSource[];
  /** The first picture shown. */
  readonly start: number;
  readonly title: string;
  /** Called after its exit, with the last picture shown. */
  readonly onGone: (last: number) => void;
}) {
  const [state, dispatch] = useReducer(zoomStep, 'unloaded');
  const [index, setIndex] = useState(start);
  const [broken, setBroken] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const picture = pictures[index];
  const several = pictures.length > 1;

  const show = (next: number): void => {
    setIndex((next + pictures.length) % pictures.length);
    setBroken(false);
    magnifier.reset();
    dispatch('open');
  };
  const close = (): void => dialog.current?.close();
  useCloseOnBack(state !== 'unloading', close);
  const magnifier = useMagnifier(stage, image, {
    onClose: close,
    onTurn: (by) => {
      if (several) show(index + by);
    },
  });

  useEffect(() => {
    dialog.current?.showModal();
    dispatch('open');
    const { current } = dialog;
    const since = performance.now();
    // With Ctrl it is the browser's own zoom, or two fingers on a trackpad.
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && performance.now() - since > wheelRestsMs) current?.close();
    };
    current?.addEventListener('wheel', onWheel, { passive: true });
    return () => current?.removeEventListener('wheel', onWheel);
  }, []);

  // Cached pictures load without an event.
  useEffect(() => {
    if (state === 'loading' && image.current?.complete === true) dispatch('arrived');
  }, [state, index]);

  useEffect(() => {
    if (state !== 'unloading') return undefined;
    const leaving = setTimeout(
      () => {
        dispatch('gone');
        onGone(index);
      },
      prefersReducedMotion() ? 0 : leavingMs,
    );
    return () => clearTimeout(leaving);
  }, [state, index, onGone]);

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key === 'ArrowLeft' && several) show(index - 1);
    else if (event.key === 'ArrowRight' && several) show(index + 1);
    else if (event.key === '+') magnifier.magnify(1.5);
    else if (event.key === '-') magnifier.magnify(1 / 1.5);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={t.zoomOf(title)}
      data-state={state}
      onClose={() => dispatch('close')}
      onKeyDown={onKeyDown}
      className="overlay zoom"
    >
      <div ref={stage} className="zoom-stage" {...magnifier.handlers}>
        {picture !== undefined && !broken && (
          <picture key={picture.key} className="contents">
            <source type="image/avif" srcSet={avifSources(picture.key)} sizes="min(100vw, 80vh)" />
            <img
              ref={image}
              src={fallbackPictureAddress(picture.key)}
              alt={picture.alt}
              width={picture.widthPx}
              height={picture.heightPx}
              draggable={false}
              onLoad={() => dispatch('arrived')}
              onError={() => {
                setBroken(true);
                dispatch('arrived');
              }}
              className={`zoom-picture ${toneClass(picture.placeholder ?? null)}`}
            />
          </picture>
        )}
        {broken && <p className="text-lg">{pieces.noPreview}</p>}
      </div>
      <p role="status" className="zoom-status">
        {state === 'loading' && t.loadingPicture}
      </p>
      <button type="button" aria-label={t.closeZoom} onClick={close} className="zoom-button top-2 right-2">
        <Cross />
      </button>
      {several && (
        <>
          <button
            type="button"
            aria-label={t.previousPicture}
            onClick={() => show(index - 1)}
            className="zoom-button bottom-3 left-2 sm:top-1/2 sm:bottom-auto"
          >
            <Chevron className="size-6 rotate-90" />
          </button>
          <button
            type="button"
            aria-label={t.nextPicture}
            onClick={() => show(index + 1)}
            className="zoom-button right-2 bottom-3 sm:top-1/2 sm:bottom-auto"
          >
            <Chevron className="size-6 -rotate-90" />
          </button>
          <p className="pointer-events-none absolute inset-x-16 bottom-6 text-center tabular-nums">
            <span className="bg-paper/90 px-3 py-1">{t.position(index + 1, pictures.length)}</span>
          </p>
        </>
      )}
    </dialog>
  );
}
