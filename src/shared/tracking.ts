/**
 * Whose page follows a consignment, by its number without spaces, ready for an address.
 *
 * No carrier promises an address that takes a number. These are the ones that shops and order systems commonly use, as of
 * November 2026. What is known besides: DHL's leads to the public tracking that developer.dhl.com describes, which may
 * ask for the postal code; Hermes names the parcel right behind '#' (github.com/itsvic-dev/deliveries/issues/212, April
 * 2026); the pages of GLS moved from gls-group.eu to gls-group.com.
 */
const pages = {
  DHL: (number) => `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${number}`,
  DPD: (number) => `https://tracking.dpd.de/status/de_DE/parcel/${number}`,
  GLS: (number) => `https://gls-group.com/DE/de/paketverfolgung?match=${number}`,
  Hermes: (number) => `https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#${number}`,
  UPS: (number) => `https://www.ups.com/track?loc=de_DE&tracknum=${number}`,
} as const satisfies Readonly<Record<string, (number: string) => string>>;

type KnownCarrier = keyof typeof pages;

/** Carriers that a number alone leads to. */
export const knownCarriers = Object.keys(pages) as readonly KnownCarrier[];

export interface Consignment {
  readonly carrier: string | null;
  /** The carrier's number of it. */
  readonly tracking: string | null;
  /** The page that staff have named for it. */
  readonly link: string | null;
}

/** The page that says where a consignment is; null where nobody knows one. What staff name goes first. */
export function trackingPage({ carrier, tracking, link }: Consignment): string | null {
  if (link !== null) return link;
  const number = (tracking ?? '').replace(/\s+/g, '');
  const known = knownCarrier(carrier ?? '');
  return known === null || number === '' ? null : pages[known](encodeURIComponent(number));
}

/** However it is typed; a carrier whose name only begins like one of these is another one: 'DHL Freight'. */
export function knownCarrier(typed: string): KnownCarrier | null {
  const name = typed.trim().toLowerCase();
  return knownCarriers.find((known) => known.toLowerCase() === name) ?? null;
}
