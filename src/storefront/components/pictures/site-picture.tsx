import {
  sitePictureAddress,
  sitePictureFallback,
  type SitePicture as Source,
} from '../../../shared/pieces/site-picture.ts';
import { catalogueLang } from '../../to.ts';
import { toneClass } from './picture.tsx';

/**
 * A picture of the shop itself, found by name in the page's route. Empty if it is not finished.
 * @param sizes its displayed width, as the `sizes` of an image
 * @param alt replaces the picture's own text; '' if it is decoration
 * @param eager true in the first view; all others load when they come near
 */
export function SitePicture({
  picture,
  sizes,
  alt,
  eager = false,
  className = 'size-full object-cover',
}: {
  readonly picture: Source | undefined;
  readonly sizes: string;
  readonly alt?: string;
  readonly eager?: boolean;
  readonly className?: string;
}) {
  if (picture === undefined) return null;
  const sources = picture.widths.map((width) => `${sitePictureAddress(picture, width)} ${width}w`).join(', ');
  return (
    <picture>
      {sources !== '' && <source type="image/avif" srcSet={sources} sizes={sizes} />}
      <img
        src={sitePictureFallback(picture)}
        alt={alt ?? picture.alt}
        lang={alt === undefined ? catalogueLang : undefined}
        width={picture.widthPx}
        height={picture.heightPx}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={`${toneClass(picture.placeholder)} ${className}`}
      />
    </picture>
  );
}
