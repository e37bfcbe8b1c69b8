import { lazy, Suspense, useCallback, useState } from 'react';
import { pictureAddress } from '../../../shared/pieces/picture-address.ts';
import type { AsRead } from '../../page.ts';
import { IconButton } from '../../components/controls/button.tsx';
import { Chevron } from '../../components/controls/icons.tsx';
import { Boundary } from '../../components/boundary.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import * as t from '#texts/product.ts';
import { picturesInOrder } from './picture-order.ts';
import type { ProductData } from './route.ts';
import { useSlider } from './use-slider.ts';

/** The width of a picture: a phone's whole screen, otherwise the column of `.product`. */
export const pictureSizes =
  '(min-width: 90rem) 44rem, (min-width: 48.0625rem) 52vw, (min-width: 40rem) 33rem, 100vw';

const loadZoom = async () => ({ default: (await import('./zoom/zoom-dialog.browser.tsx')).ZoomDialog });
const ZoomDialog = lazy(loadZoom);

/**
 * All pictures of a piece: a column on wide screens, a slider up to 768 px (spec 2.10). Each leads to its large view,
 * and without JavaScript to its file.
 */
export function Gallery({
  piece,
  chosen,
}: {
  readonly piece: AsRead<ProductData>;
  /** Id of the chosen variant. */
  readonly chosen: string | null;
}) {
  const pictures = picturesInOrder(piece, chosen);
  const { list, current, goTo, onScroll, onKeyDown } = useSlider(pictures[0]?.key ?? null);
  /** The picture that is enlarged, and the press that it was enlarged by. */
  const [zoomed, setZoomed] = useState<{ readonly start: number; readonly press: number } | null>(null);
  const press = zoomed?.press;
  const onGone = useCallback(
    (last: number): void => {
      // Another press may have come while this one's dialog was leaving.
      setZoomed((now) => (now?.press === press ? null : now));
      const { current: element } = list;
      if (element !== null && element.scrollWidth > element.clientWidth) {
        element.scrollTo({ left: (element.scrollWidth / element.children.length) * last });
      }
    },
    [list, press],
  );
  if (pictures.length === 0) {
    return (
      <div className="product-pictures">
        <Picture picture={undefined} shopType={piece.shopType} sizes={pictureSizes} eager />
      </div>
    );
  }
  return (
    <section aria-label={t.pictures} className="product-pictures">
      <ul ref={list} onScroll={onScroll} onKeyDown={onKeyDown} className="product-slides">
        {pictures.map((picture, index) => {
          const large = pictureAddress(picture.key, 1200);
          return (
            <li key={picture.key}>
              <a
                href={large}
                data-transition={index === 0 ? `piece-${piece.id}` : undefined}
                // Loaded before the click, when it may still fail.
                onPointerEnter={() => void loadZoom().catch(() => undefined)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  const press = event.timeStamp;
                  loadZoom().then(
                    () => {
                      // The second press of two finds it open. One that is just leaving makes way for another.
                      if (document.querySelector('.zoom[open]') === null) setZoomed({ start: index, press });
                    },
                    () => location.assign(large),
                  );
                }}
                className="relative block cursor-zoom-in"
              >
                <Picture
                  picture={picture}
                  shopType={piece.shopType}
                  sizes={pictureSizes}
                  eager={index === 0}
                />
                <span className="sr-only">{t.enlarge(index + 1, pictures.length)}</span>
              </a>
            </li>
          );
        })}
      </ul>
      {pictures.length > 1 && (
        <div className="flex items-center justify-center gap-1 noscript:hidden wide:hidden print:hidden">
          <Turn label={t.previousPicture} to={current - 1} count={pictures.length} goTo={goTo} />
          <span aria-hidden="true" className="flex min-w-0 gap-2 overflow-hidden max-[24rem]:hidden">
            {pictures.slice(0, 9).map(({ key }, index) => (
              <span
                key={key}
                className={`size-2 rounded-full ${index === current ? 'bg-ink' : 'bg-line-strong/50'}`}
              />
            ))}
          </span>
          <span className="min-w-14 text-center tabular-nums">
            {t.position(current + 1, pictures.length)}
          </span>
          <Turn label={t.nextPicture} to={current + 1} count={pictures.length} goTo={goTo} />
        </div>
      )}
      {zoomed !== null && (
        <Boundary>
          <Suspense>
            <ZoomDialog
              key={zoomed.press}
              pictures={pictures}
              start={zoomed.start}
              title={piece.title}
              onGone={onGone}
            />
          </Suspense>
        </Boundary>
      )}
    </section>
  );
}

function Turn({
  label,
  to,
  count,
  goTo,
}: {
  readonly label: string;
  readonly to: number;
  readonly count: number;
  readonly goTo: (index: number) => void;
}) {
  const none = to < 0 || to >= count;
  return (
    <IconButton label={label} idle={none} onClick={() => goTo(to)} className={none ? 'text-line-strong' : ''}>
      <Chevron className={`size-5 ${label === t.nextPicture ? '-rotate-90' : 'rotate-90'}`} />
    </IconButton>
  );
}
