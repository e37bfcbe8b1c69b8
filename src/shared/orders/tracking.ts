/**
 * The carriers' pages that follow a consignment, by its number without spaces, ready for an address.
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

/** Carriers whose tracking page can be found from the number alone. */
export const knownCarriers = Object.keys(pages) as readonly KnownCarrier[];

export interface Consignment {
  readonly carrier: string | null;
  /** The carrier's tracking number. */
  readonly tracking: string | null;
  /** The tracking page that staff have entered. */
  readonly link: string | null;
}

/**
 * The page where a consignment can be followed, or null if none is known. A page that staff have entered takes
 * precedence, escaped: a mail's plain text would end its link at a blank.
 */
export function trackingPage({ carrier, tracking, link }: Consignment): string | null {
  if (link !== null) return URL.canParse(link) ? new URL(link).href : link;
  const number = (tracking ?? '').replace(/\s+/g, '');
  const known = knownCarrier(carrier ?? '');
  return known === null || number === '' ? null : pages[known](encodeURIComponent(number));
}

/**
 * Finds a carrier however its name is typed. A name that merely begins like a known one is another carrier: 'DHL
 * Freight'.
 */
export function knownCarrier(typed: string): KnownCarrier | null {
  const name = typed.trim().toLowerCase();
  return knownCarriers.find((known) => known.toLowerCase() === name) ?? null;
}
