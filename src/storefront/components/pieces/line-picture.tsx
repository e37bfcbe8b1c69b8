import { useState } from 'react';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

/** The small picture of a line in a cart, a list or an order; a drawing if the picture no longer exists. */
export function LinePicture({
  image,
  shopType = 'vintage',
  className = 'w-20',
}: {
  readonly image: string | undefined;
  readonly shopType?: ShopType | undefined;
  readonly className?: string;
}) {
  const [broken, setBroken] = useState(false);
  return (
    <img
      src={broken || !image ? `/${shopType}.svg` : image}
      alt=""
      width={160}
      height={200}
      loading="lazy"
      onError={() => setBroken(true)}
      className={`aspect-[4/5] shrink-0 self-start bg-paper-deep object-cover ${className}`}
    />
  );
}
