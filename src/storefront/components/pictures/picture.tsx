import { useEffect, useRef, useState } from 'react';
import { avifSources, fallbackPictureAddress } from '../../../shared/pieces/picture-address.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';
import * as t from '#texts/pieces.ts';
import type { Language } from '../../../shared/text/language.ts';
import { goodsLang } from '../../to.ts';

/** The data of a photograph that a page needs. */
export interface PictureSource {
  readonly key: string;
  readonly alt: string;
  /** The language of `alt` if it is not German. */
  readonly altLanguage?: Language | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Shown until it has loaded. */
  readonly placeholder?: string | null;
}

/** True for the main one of the first view, 'beside' for others there; all others load when they come near. */
export type Eager = boolean | 'beside';

/**
 * A photograph of a piece in the fixed ratio of 4:5, or a drawing if there is none.
 * @param wide 4:3 instead, as for pictures of parent categories
 * @param sizes its displayed width, as the `sizes` of an image
 */
export function Picture({
  picture,
  shopType,
  sizes,
  eager = false,
  wide = false,
}: {
  readonly picture: PictureSource | undefined;
  readonly shopType: ShopType;
  readonly sizes: string;
  readonly eager?: Eager;
  readonly wide?: boolean;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  // It may have failed before the page was hydrated.
  useEffect(() => {
    const { current } = image;
    if (current !== null && current.complete && current.naturalWidth === 0) setBroken(true);
  }, []);
  if (picture === undefined || broken) return <Drawing shopType={shopType} broken={broken} eager={eager} />;
  return (
    <picture>
      <source type="image/avif" srcSet={avifSources(picture.key)} sizes={sizes} />
      <img
        ref={image}
        src={fallbackPictureAddress(picture.key)}
        alt={picture.alt}
        lang={goodsLang(picture.altLanguage)}
        width={picture.widthPx}
        height={picture.heightPx}
        loading={eager === false ? 'lazy' : 'eager'}
        fetchPriority={eager === true ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(true)}
        className={`${wide ? 'aspect-[4/3]' : 'aspect-[4/5]'} w-full object-cover ${toneClass(picture.placeholder ?? null)}`}
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
  readonly eager: Eager;
}) {
  return (
    <span className="relative block">
      <img
        src={`/${shopType}.svg`}
        alt=""
        width={400}
        height={500}
        loading={eager === false ? 'lazy' : 'eager'}
        className="aspect-[4/5] w-full bg-paper-deep object-cover"
      />
      {broken && (
        <span className="absolute inset-x-0 bottom-4 text-center text-sm text-ink-soft">{t.noPreview}</span>
      )}
    </span>
  );
}

/**
 * The class that shows a picture's colour until it has loaded (`picture-tones.css`). Only the colours of `pictureTones`
 * have one; for all others the background is deep paper's.
 */
export function toneClass(placeholder: string | null): string {
  return placeholder === null ? 'bg-paper-deep' : `bg-paper-deep tone-${placeholder.slice(1)}`;
}
