import { useEffect, useRef, useState } from 'react';
import { fallbackPictureAddress, pictureAddress, pictureWidths } from '../../shared/picture-address.ts';
import type { ShopType } from '../../shared/shop-type.ts';
import * as t from '../texts/de/pieces.ts';

/** What a page needs to know of a photograph. */
export interface PictureSource {
  readonly key: string;
  readonly alt: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * A photograph of a piece in the fixed ratio of 4:5, or a drawing where there is none.
 * @param sizes how wide it is shown, as the `sizes` of an image
 * @param eager true for what stands in the first view; all others load when they come near
 */
export function Picture({
  picture,
  shopType,
  sizes,
  eager = false,
}: {
  readonly picture: PictureSource | undefined;
  readonly shopType: ShopType;
  readonly sizes: string;
  readonly eager?: boolean;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  // It may have failed before the page came to life.
  useEffect(() => {
    const { current } = image;
    if (current !== null && current.complete && current.naturalWidth === 0) setBroken(true);
  }, []);
  if (picture === undefined || broken) return <Drawing shopType={shopType} broken={broken} eager={eager} />;
  const sources = pictureWidths.map((width) => `${pictureAddress(picture.key, width)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sources} sizes={sizes} />
      <img
        ref={image}
        src={fallbackPictureAddress(picture.key)}
        alt={picture.alt}
        width={picture.widthPx}
        height={picture.heightPx}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(true)}
        className="aspect-[4/5] size-full bg-paper-deep object-cover"
      />
    </picture>
  );
}

function Drawing({
  shopType,
  broken,
  eager,
}: {
  readonly shopType: ShopType;
  readonly broken: boolean;
  readonly eager: boolean;
}) {
  return (
    <span className="relative block">
      <img
        src={`/${shopType}.svg`}
        alt=""
        width={400}
        height={500}
        loading={eager ? 'eager' : 'lazy'}
        className="aspect-[4/5] size-full bg-paper-deep object-cover"
      />
      {broken && (
        <span className="absolute inset-x-0 bottom-4 text-center text-sm text-ink-soft">{t.noPreview}</span>
      )}
    </span>
  );
}
