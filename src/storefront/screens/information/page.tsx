import type { AsRead, Head } from '../../page.ts';
import { ServerRendered } from '../../components/pictures/server-rendered.tsx';
import { ClosingBanner } from '../../components/closing-banner.tsx';
import { PictureGallery } from '../../components/pieces/picture-gallery.tsx';
import { StoreAddress, StoreHours } from '../../components/orders/store-facts.tsx';
import { TextPage, textHead } from '../../components/text-page.tsx';
import * as t from '#texts/information.ts';
import { to } from '../../to.ts';
import type { InformationData } from './route.ts';

const waysOn = {
  visit: { ...t.visit, href: to('/contact-us') },
  browse: { ...t.browse, href: to('/categories/all') },
} as const;

/** More pictures than this form a wall, not a row. */
const picturesOfARow = 3;

export function head({ text, path }: AsRead<InformationData>): Head {
  return textHead(text, path);
}

export function Page({ data }: { readonly data: AsRead<InformationData> }) {
  const { text, pictures, store, wayOn } = data;
  return (
    <>
      <TextPage text={text}>
        {store !== null && (
          <section
            aria-label={t.store}
            className="grid gap-6 border-l-4 border-petrol bg-paper-deep p-6 sm:grid-cols-2"
          >
            <StoreHours hours={store.openingHours} closures={store.closures} />
            <div>
              <p className="font-semibold">{t.addressTitle}</p>
              <StoreAddress store={store} />
              <a
                href={to('/contact-us')}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t.toMap}
              </a>
            </div>
          </section>
        )}
      </TextPage>
      <PictureGallery
        label={t.gallery}
        pictures={pictures}
        look={pictures.length > picturesOfARow ? 'wall' : 'trio'}
      />
      <ServerRendered id="closing">
        {import.meta.env.SSR && <ClosingBanner {...waysOn[wayOn]} />}
      </ServerRendered>
    </>
  );
}
