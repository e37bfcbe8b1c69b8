import type { AsRead, Head } from '../../page.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { PictureGallery } from '../../components/pieces/picture-gallery.tsx';
import { SitePicture } from '../../components/pictures/site-picture.tsx';
import { TextPage, textHead } from '../../components/text-page.tsx';
import { phoneLink } from '../../../shared/places/phone-link.ts';
import * as t from '#texts/rental.ts';
import { to } from '../../to.ts';
import { RentalPrices } from './rental-prices.tsx';
import type { RentalData } from './route.ts';

export function head({ text, path }: AsRead<RentalData>): Head {
  return textHead(text, path);
}

export function Page({ data }: { readonly data: AsRead<RentalData> }) {
  return (
    <>
      <TextPage
        text={data.text}
        added={[{ id: t.pricesId, text: t.prices, level: 2 }]}
        above={
          data.lead !== null && (
            <div className="prose">
              <SitePicture
                picture={data.lead}
                sizes="(min-width: 1024px) 46rem, 100vw"
                eager
                className="aspect-[4/3] w-full object-cover"
              />
            </div>
          )
        }
      >
        <RentalPrices />
      </TextPage>
      <PictureGallery label={t.gallery} pictures={data.gallery} />
      {data.wide !== null && (
        <figure className="relative mt-16 lg:mt-24">
          <SitePicture
            picture={data.wide}
            sizes="100vw"
            className="aspect-[4/3] w-full object-cover sm:aspect-[21/9]"
          />
          <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink/90 via-ink/65 to-transparent px-4 pt-14 pb-5 text-center font-serif text-2xl text-balance text-white md:pt-24 md:pb-8 md:text-4xl">
            {t.tagline}
          </figcaption>
        </figure>
      )}
      <Contact email={data.email} phone={data.phone} />
    </>
  );
}

/** Phone and e-mail, which both rental pages show (spec 2.18). */
function Contact({ email, phone }: { readonly email: string; readonly phone: string }) {
  const link = 'inline-flex min-h-11 items-center font-serif text-xl break-all underline underline-offset-4';
  return (
    <section className="frame pt-16 lg:pt-24">
      <div className="grid gap-8 bg-paper-deep px-6 py-10 md:px-12 md:py-14 lg:grid-cols-[1fr_auto] lg:items-center">
        <div className="max-w-[52ch]">
          <h2 className="text-3xl">{t.contactHeading}</h2>
          <p className="mt-3 text-ink-soft">{t.contactText}</p>
          <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
            <div>
              <dt className="text-sm text-ink-soft">{t.call}</dt>
              <dd>
                <a href={`tel:${phoneLink(phone)}`} className={link}>
                  {phone}
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-ink-soft">{t.write}</dt>
              <dd>
                <a href={`mailto:${email}`} className={link}>
                  {email}
                </a>
              </dd>
            </div>
          </dl>
        </div>
        <div>
          <ButtonLink href={to('/categories/all')}>{t.browse}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
