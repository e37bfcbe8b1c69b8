import type { DayOfWeek, FurnitureStore, WebSite } from 'schema-dts';
import type { Closure, CompanyData } from '../../modules/content/index.ts';
import type { AddressOf } from './breadcrumb.server.ts';

const days: Readonly<Record<CompanyData['openingHours'][number]['days'][number], DayOfWeek>> = {
  Mo: 'https://schema.org/Monday',
  Tu: 'https://schema.org/Tuesday',
  We: 'https://schema.org/Wednesday',
  Th: 'https://schema.org/Thursday',
  Fr: 'https://schema.org/Friday',
  Sa: 'https://schema.org/Saturday',
  Su: 'https://schema.org/Sunday',
};

/** The company and each of its stores that people can visit. */
export function storesOf(
  company: CompanyData,
  closures: readonly Closure[],
  at: AddressOf,
): readonly FurnitureStore[] {
  const common = {
    telephone: company.phone,
    email: company.email,
    image: at('/share.jpg'),
    priceRange: '€€',
    currenciesAccepted: 'EUR',
    openingHoursSpecification: company.openingHours.map((hours) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: hours.days.map((day) => days[day]),
      opens: hours.opens,
      closes: hours.closes,
    })),
    // Opened and closed at midnight: closed all day, as search engines read it.
    specialOpeningHoursSpecification: closures.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    })),
  };
  const shop: FurnitureStore = {
    '@type': 'FurnitureStore',
    '@id': at('/#shop'),
    name: company.shopName,
    legalName: company.firm,
    url: at('/'),
    vatID: company.vatId,
    sameAs: company.socialLinks.map(({ href }) => href),
    address: addressOf(company, company.country),
    ...common,
  };
  return [
    shop,
    ...company.stores.map((store): FurnitureStore => ({
      '@type': 'FurnitureStore',
      name: store.name,
      url: at('/vintage-mega-store'),
      parentOrganization: { '@type': 'FurnitureStore', '@id': at('/#shop') },
      address: addressOf(store, company.country),
      geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
      ...common,
    })),
  ];
}

/** The shop as a site with its own search. */
export function siteOf(company: CompanyData, at: AddressOf): WebSite {
  return {
    '@type': 'WebSite',
    url: at('/'),
    name: company.shopName,
    publisher: { '@type': 'FurnitureStore', '@id': at('/#shop') },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${at('/suche')}?query={query}` },
      // Google's own way to name the input; schema.org's definitions know it as a property of any action.
      query: 'required name=query',
    },
  };
}

function addressOf(
  {
    street,
    postalCode,
    city,
  }: { readonly street: string; readonly postalCode: string; readonly city: string },
  country: string,
) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
}
