import type { BlockContent, BlockItem, BlockName } from '../../domain/page-block.ts';
import type { DashboardTexts } from '../../domain/short-texts.ts';

const item = (facts: Pick<BlockItem, 'title' | 'html'> & Partial<BlockItem>): BlockItem => ({
  href: null,
  linkLabel: null,
  picture: null,
  icon: null,
  ...facts,
});

export const blocks: Record<BlockName, BlockContent> = {
  benefits: {
    heading: null,
    html: '',
    items: [
      item({
        title: 'Payment by instalments',
        // Advertising for credit needs this warning (Directive (EU) 2023/2225, Art. 8).
        html: '<p>Pay in instalments or in 30 days, without interest. Caution! Borrowing money costs money!</p>',
        href: '/ratenzahlung-bei-wmk',
        icon: 'instalments',
      }),
      item({
        title: 'Card and wallet',
        html: '<p>Encrypted payment by card, wallet or bank transfer.</p>',
        href: '/zahlung',
        icon: 'payment',
      }),
      item({
        title: 'Worldwide delivery',
        html: '<p>Right into your home in Berlin, insured by freight carrier elsewhere; worldwide on request.</p>',
        href: '/versand',
        icon: 'shipping',
      }),
      item({
        title: 'We speak your language',
        html: '<p>Advice in German, in English and in other languages.</p>',
        href: '/contact-us',
        icon: 'languages',
      }),
    ],
  },
  'info-cards': {
    heading: 'More than a furniture shop',
    html: '',
    items: [
      item({
        title: 'Rent it instead',
        html: '<p>For a day or for two years: film sets, trade fairs, a flat for a while. Vintage from 11.9% of the sale value, incl. VAT.</p>',
        href: '/verleih',
        linkLabel: 'How renting works',
        picture: 'rental-1',
      }),
      item({
        title: 'We buy, too',
        html: '<p>Do you have vintage furniture in or around Berlin? Four photos will do, and you will hear from us within 24 hours.</p>',
        href: '/ankauf',
        linkLabel: 'Sell to us',
        picture: 'about-1',
      }),
      item({
        title: 'Come and see',
        html: '<p>What you see here stands in our Vintage Mega Store, and there is more of it. No appointment needed.</p>',
        href: '/vintage-mega-store',
        linkLabel: 'To the showroom',
        picture: 'showroom-01',
      }),
    ],
  },
  'filler-banner-1': {
    heading: 'This one and no other',
    html: '<p>A piece of vintage furniture is one of a kind. Once it is sold, there is no second.</p>',
    items: [
      item({
        title: 'All vintage furniture',
        html: '',
        href: '/shop/vintage',
        linkLabel: 'Discover vintage',
        picture: 'showroom-02',
      }),
    ],
  },
  'filler-banner-2': {
    heading: 'Marked by the sea',
    html: '<p>Our boat-wood furniture used to be fishing boats. The turquoise, red and ochre are their old coats of paint.</p>',
    items: [
      item({
        title: 'All boat-wood furniture',
        html: '',
        href: '/shop/boatwood',
        linkLabel: 'Discover boat wood',
        picture: 'showroom-05',
      }),
    ],
  },
  'location-banner': {
    heading: 'From Friedrichshain to the whole world',
    html: '<p>From Berlin. For Berlin. Thank you, Berlin.</p>',
    items: [
      item({ title: 'Where to find us', html: '', href: '/wmk-for-ukraine', linkLabel: 'Where to find us' }),
    ],
  },
  'donation-proofs': {
    heading: 'Proof of our donations',
    html: '<p>After each purchase you can read here which piece was sold and how much we transferred.</p>',
    items: [],
  },
  'donation-notes': { heading: 'What people have written to us', html: '', items: [] },
};

/** Invented, so for the demonstration only, and each says so. */
export const sampleBlocks: Partial<Record<BlockName, BlockContent>> = {
  'donation-proofs': {
    ...blocks['donation-proofs'],
    items: [
      item({
        title: 'September 2026, €1,240',
        html: '<p>Teak sideboard and a set of chairs. Transferred on 2 October 2026. (Example)</p>',
      }),
      item({
        title: 'August 2026, €480',
        html: '<p>Cocktail chair, green velvet. Transferred on 1 September 2026. (Example)</p>',
      }),
      item({
        title: 'July 2026, €890',
        html: '<p>Extending dining table. Transferred on 3 August 2026. (Example)</p>',
      }),
    ],
  },
  'donation-notes': {
    ...blocks['donation-notes'],
    items: [
      item({
        title: 'From a hospital (example)',
        html: '<p>‘The dressings and infusions have arrived safely. The boxes had the name of an armchair on them. It made everybody on the ward smile.’</p>',
        picture: 'ukraine-1',
      }),
      item({
        title: 'From a driver (example)',
        html: '<p>‘Thank you for the diesel and the blankets. I know now what a kidney-shaped table is, and I would like one of my own when this is over.’</p>',
        picture: 'ukraine-2',
      }),
      item({
        title: 'From the aid organisation (example)',
        html: '<p>‘Every transfer is a bag of first-aid supplies. Please go on selling such beautiful furniture.’</p>',
        picture: 'ukraine-3',
      }),
    ],
  },
};

export const dashboardTexts: DashboardTexts = {
  welcomeText:
    '<p>Furniture with a past – to buy and to rent, vintage from 11.9% of the sale value incl. VAT.</p>',
  sliderText:
    '<ul><li>There is exactly one of most vintage pieces</li><li>Delivered in Berlin within a week, right into your home</li><li>Furniture made of old fishing boats: the colour is the real thing</li><li>We buy your vintage furniture, in Berlin and the surrounding area</li></ul>',
  shopTiming: '<p><strong>Showroom open:</strong> {openingHoursShort}, no appointment needed</p>',
};
