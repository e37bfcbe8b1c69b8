import * as t from '#texts/shell.ts';

export interface FrameLink {
  /** Without the language's prefix. */
  readonly path: `/${string}`;
  readonly label: string;
}

/** 'Über uns' with its sub-items (spec 2.2). */
export const aboutLinks = (): readonly FrameLink[] => [
  { path: '/about-us', label: t.about },
  { path: '/our-team', label: t.team },
  { path: '/melem', label: t.shopDog },
  { path: '/vintage-mega-store', label: t.showroom },
  { path: '/firmenname', label: t.firmName },
  { path: '/wo-kommen-unsere-mobel-her', label: t.origin },
  { path: '/thinkGreen', label: t.sustainability },
  { path: '/wmk-for-ukraine', label: t.ukraine },
];

/** The menu entries after 'Startseite' and 'Shop', and before 'Über uns' (spec 2.2). */
export const menuLinks = (): readonly FrameLink[] => [
  { path: '/categories/all', label: t.catalogue },
  { path: '/shop/vintage', label: t.vintage },
  { path: '/shop/boatwood', label: t.boatwood },
  { path: '/sales', label: t.sale },
  { path: '/verleih', label: t.rental },
  { path: '/ankauf', label: t.buyIn },
  { path: '/contact-us', label: t.contact },
];

/** Links to browse from the end of a page. */
export const browseLinks = (): readonly FrameLink[] => [
  { path: '/categories/all', label: t.catalogue },
  { path: '/shop/vintage', label: t.vintage },
  { path: '/shop/boatwood', label: t.boatwood },
  { path: '/newhits', label: t.newArrivals },
  { path: '/sales', label: t.sale },
  { path: '/highlights', label: t.highlights },
];

/** Links that help with buying, renting and selling. */
export const helpLinks = (): readonly FrameLink[] => [
  { path: '/versand', label: t.delivery },
  { path: '/zahlung', label: t.payment },
  { path: '/ratenzahlung-bei-wmk', label: t.instalments },
  { path: '/verleih', label: t.rental },
  { path: '/rent-a-sustainability', label: t.sustainableRental },
  { path: '/ankauf', label: t.buyIn },
  { path: '/gutschein-kaufen', label: t.giftPurchase },
  { path: '/gutschein-guthaben', label: t.giftBalance },
  { path: '/faq', label: t.faq },
  { path: '/contact-us', label: t.contact },
];

/**
 * Pages that the law requires to be reachable from every page (§ 5 DDG, Art. 7 (3), 13 GDPR, § 312d BGB, § 14 BFSG).
 */
export const legalLinks = (): readonly FrameLink[] => [
  { path: '/impressum', label: t.imprint },
  { path: '/data-protection', label: t.privacy },
  { path: '/terms', label: t.terms },
  { path: '/withdrawal', label: t.withdrawalNotice },
  { path: '/barrierefreiheit', label: t.accessibility },
  { path: '/datenschutz-einstellungen', label: t.privacySettings },
];

/** The two functions that must be easy to find from every page (§§ 356a, 312k BGB). */
export const legalFunctions = (): readonly FrameLink[] => [
  { path: '/vertrag-widerrufen', label: t.withdrawContract },
  { path: '/vertraege-kuendigen', label: t.endContracts },
];
