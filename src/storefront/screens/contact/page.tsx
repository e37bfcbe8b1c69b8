import type { ReactNode } from 'react';
import { phoneLink } from '../../../shared/places/phone-link.ts';
import type { AsRead, Head } from '../../page.ts';
import { StoreHours } from '../../components/orders/store-facts.tsx';
import { TextPage, textHead } from '../../components/text-page.tsx';
import { to } from '../../to.ts';
import * as t from '#texts/contact.ts';
import type { ContactData } from './route.ts';
import { StoreCard } from './store-card.tsx';

export function head({ text }: AsRead<ContactData>): Head {
  return textHead(text, '/contact-us');
}

export function Page({ data }: { readonly data: AsRead<ContactData> }) {
  return (
    <TextPage
      text={data.text}
      added={[
        { id: t.reachId, text: t.reach, level: 2 },
        { id: t.storesId, text: t.stores, level: 2 },
      ]}
    >
      <section>
        <h2 id={t.reachId} className="text-[clamp(1.5rem,6vw,1.75rem)]">
          {t.reach}
        </h2>
        <div className="mt-4 grid gap-6 sm:grid-cols-2">
          <dl className="space-y-3">
            <Reach label={t.phone} href={`tel:${phoneLink(data.phone)}`}>
              {data.phone}
            </Reach>
            <Reach label={t.email} href={`mailto:${data.email}`}>
              {data.email}
            </Reach>
            <Reach label={t.form} href={to('/kontaktformular')}>
              {t.toForm}
            </Reach>
          </dl>
          <StoreHours hours={data.openingHours} closures={data.closures} />
        </div>
      </section>
      <section>
        <h2 id={t.storesId} className="text-[clamp(1.5rem,6vw,1.75rem)]">
          {t.stores}
        </h2>
        <div className="mt-4 grid gap-6 md:grid-cols-2">
          {data.stores.map((store) => (
            <StoreCard key={store.name} store={store} />
          ))}
        </div>
      </section>
    </TextPage>
  );
}

function Reach({
  label,
  href,
  children,
}: {
  readonly label: string;
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd>
        <a href={href} className="inline-flex min-h-11 items-center break-all underline underline-offset-4">
          {children}
        </a>
      </dd>
    </div>
  );
}
