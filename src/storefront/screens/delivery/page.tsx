import type { AsRead } from '../../as-read.ts';
import { Still } from '../../components/pictures/still.tsx';
import { ClosingBanner } from '../../components/closing-banner.tsx';
import { PictureGallery } from '../../components/pieces/picture-gallery.tsx';
import { TextPage, textHead } from '../../components/text-page.tsx';
import type { Head } from '../../page.ts';
import * as t from '#texts/delivery.ts';
import { to } from '../../to.ts';
import { Fees } from './fees.tsx';
import type { DeliveryData } from './route.ts';

export function head({ text }: AsRead<DeliveryData>): Head {
  return textHead(text, '/versand');
}

export function Page({ data: { text, fees, pictures } }: { readonly data: AsRead<DeliveryData> }) {
  return (
    <>
      <TextPage text={text} added={[{ id: t.feesId, text: t.fees, level: 2 }]}>
        <Fees fees={fees} />
      </TextPage>
      <PictureGallery label={t.gallery} pictures={pictures} />
      <Still id="closing">
        {import.meta.env.SSR && <ClosingBanner {...t.closing} href={to('/contact-us')} />}
      </Still>
    </>
  );
}
