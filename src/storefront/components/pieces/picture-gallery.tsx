import type { SitePicture as Source } from '../../../shared/pieces/site-picture.ts';
import { SitePicture } from '../pictures/site-picture.tsx';

const looks = {
  /** Three side by side. */
  trio: {
    grid: 'grid gap-4 sm:grid-cols-3 md:gap-6',
    sizes: '(min-width: 1440px) 432px, (min-width: 640px) 33vw, 100vw',
  },
  /** As many as there are. */
  wall: {
    grid: 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-4',
    sizes: '(min-width: 1200px) 25vw, (min-width: 768px) 33vw, 50vw',
  },
} as const;

/** Pictures of the shop, 4:3. Empty if none is finished. */
export function PictureGallery({
  label,
  pictures,
  look = 'trio',
}: {
  readonly label: string;
  readonly pictures: readonly Source[];
  readonly look?: keyof typeof looks;
}) {
  if (pictures.length === 0) return null;
  const { grid, sizes } = looks[look];
  return (
    <ul aria-label={label} className={`frame ${grid} pt-16 lg:pt-24`}>
      {pictures.map((picture) => (
        <li key={picture.key}>
          <SitePicture picture={picture} sizes={sizes} className="aspect-[4/3] w-full object-cover" />
        </li>
      ))}
    </ul>
  );
}
