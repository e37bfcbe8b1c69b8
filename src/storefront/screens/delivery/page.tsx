import type { ReactNode } from 'react';
import { countryName } from '#texts/countries.ts';
import { colon } from '#texts/shell.ts';
import * as t from '#texts/delivery.ts';
import type { FeeTable } from '../../../modules/shipping/index.ts';
import { assemblyFeeCents } from '../../../shared/orders/assembly.ts';
import { placesApart } from '../../../shared/places/place-of.ts';
import { deliveryWeeks } from '../../../shared/time/durations.ts';
import type { AsRead, Head } from '../../page.ts';
import { ClosingBanner } from '../../components/closing-banner.tsx';
import { ServerRendered } from '../../components/pictures/server-rendered.tsx';
import { PictureGallery } from '../../components/pieces/picture-gallery.tsx';
import { textHead, TextPage } from '../../components/text-page.tsx';
import { countriesByName } from '../../countries-by-name.ts';
import { to } from '../../to.ts';
import type { DeliveryData } from './route.ts';

export function head({ text }: AsRead<DeliveryData>): Head {
  return textHead(text, '/versand');
}

export function Page({ data: { text, fees, pictures } }: { readonly data: AsRead<DeliveryData> }) {
  return (
    <>
      <TextPage text={text} added={[{ id: t.feesId, text: t.fees, level: 2 }]}>
        <ServerRendered id="fees">{import.meta.env.SSR && <Fees fees={fees} />}</ServerRendered>
      </TextPage>
      <PictureGallery label={t.gallery} pictures={pictures} />
      <ServerRendered id="closing">
        {import.meta.env.SSR && <ClosingBanner {...t.closing} href={to('/contact-us')} />}
      </ServerRendered>
    </>
  );
}

const home = 'DE';

/** The delivery prices: the same table that the checkout computes with. */
function Fees({ fees }: { readonly fees: AsRead<FeeTable> }) {
  return (
    <section className="prose">
      <h2 id={t.feesId}>{t.fees}</h2>
      <FeeTableOf caption={t.areaCaption} columns={[t.destination, t.fee, t.heavyFee]}>
        {fees.areas.map(({ area, feeCents, heavyFeeCents }) => (
          <tr key={area}>
            <th scope="row">{t.areaName[area](fees.nearOrtsteile)}</th>
            <td>{t.shortEuros(feeCents)}</td>
            <td>{t.shortEuros(heavyFeeCents)}</td>
          </tr>
        ))}
      </FeeTableOf>
      <FeeTableOf
        caption={t.freightCaption}
        columns={[t.destination, ...fees.sizes.map(({ upToKg }) => t.upTo(upToKg))]}
      >
        {fees.freight.map(({ countries: codes, feesCents }) => (
          <tr key={codes.join(' ')}>
            <th scope="row">
              {t.countryList(namesOf(codes))}
              <span className="block text-[0.9375rem] text-ink-soft">
                {t.within(codes.includes(home) ? deliveryWeeks.germany : deliveryWeeks.europe)}
              </span>
            </th>
            {feesCents.map((fee, index) => (
              <td key={fees.sizes[index]?.name ?? index} className="whitespace-nowrap">
                {t.shortEuros(fee)}
              </td>
            ))}
          </tr>
        ))}
        {fees.places.map(({ name, feesCents, deliveryWeeks: weeks }) =>
          feesCents === null ? null : (
            <tr key={name}>
              <th scope="row">
                {nameOf(name)}
                <span className="block text-[0.9375rem] text-ink-soft">{t.within(weeks)}</span>
              </th>
              {feesCents.map((fee, index) => (
                <td key={fees.sizes[index]?.name ?? index} className="whitespace-nowrap">
                  {t.shortEuros(fee)}
                </td>
              ))}
            </tr>
          ),
        )}
        {askedFor(fees).map((what) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td colSpan={fees.sizes.length}>{t.onRequest}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t.pickup}</th>
          <td colSpan={fees.sizes.length}>{t.free}</td>
        </tr>
      </FeeTableOf>
      <p>{t.freightNote}</p>
      <p>{t.elsewhereNote}</p>
      <p>{t.berlinTime(t.weeks(deliveryWeeks.berlin))}</p>
      <p className="text-[0.9375rem] text-ink-soft">{t.note(assemblyFeeCents)}</p>
    </section>
  );
}

function FeeTableOf({
  caption,
  columns,
  children,
}: {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    // With large text its columns do not fit on a phone: then it scrolls by itself, also by keyboard.
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="scrolled min-w-[18rem] table-fixed">
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`max-sm:text-sm ${index > 0 ? 'max-sm:pr-1' : columns.length > 3 ? 'w-[48%] sm:w-[40%]' : 'w-[50%] sm:w-[44%]'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_th]:font-normal">{children}</tbody>
      </table>
    </section>
  );
}

/** What has no price: places, by the country that has one, countries, and the rest of the world. */
function askedFor({ freight, places, onRequest }: AsRead<FeeTable>): readonly string[] {
  const priced = freight.flatMap(({ countries }) => countries);
  const parts = countriesByName.flatMap(({ code }) => {
    const asked = places.filter(({ country, feesCents }) => country === code && feesCents === null);
    if (asked.length === 0 || !priced.includes(code)) return [];
    return [`${countryName[code]}${colon}${t.countryList(asked.map(({ name }) => nameOf(name)))}`];
  });
  return [...parts, ...(onRequest.length === 0 ? [] : [t.countryList(namesOf(onRequest))]), t.worldwide];
}

/** A known place as the language names it; any other as staff have written it. */
function nameOf(name: string): string {
  const known = placesApart.find((place) => place.name === name);
  return known === undefined ? name : t.placeName[known.id];
}

/** The countries of the checkout; staff may enter rates for more. */
function namesOf(codes: readonly string[]): readonly string[] {
  return countriesByName.filter(({ code }) => codes.includes(code)).map(({ code }) => countryName[code]);
}
