import type { FaqItem } from '../../domain/short-texts.ts';

/** Each line of an answer is a paragraph. */
export const faq: readonly FaqItem[] = [
  {
    topic: 'Ordering and paying',
    anchor: 'wie-bestelle-ich',
    question: 'How do I order?',
    answer:
      'Put the piece into your basket, go to the checkout, enter your address and look through everything in your own time. Your order becomes binding only with the button ‘Order with obligation to pay’. Until then you can change every detail.\nWe also take orders by phone and by email: [{phone}](tel:{phoneLink}), [{email}](mailto:{email}).',
  },
  {
    topic: 'Ordering and paying',
    anchor: 'brauche-ich-ein-konto',
    question: 'Do I need an account?',
    answer:
      'No. You can order, rent and read every page without logging in. With an [account](/login) you have your orders in one place.',
  },
  {
    topic: 'Ordering and paying',
    anchor: 'zahlungsarten',
    question: 'How can I pay?',
    answer:
      'By card, with PayPal, with Klarna or by bank transfer. No way of paying costs extra.\nFor a bank transfer, you see our account details and a QR code for your banking app once you have ordered. We keep the piece for you for as long as your order page says.',
  },
  {
    topic: 'Ordering and paying',
    anchor: 'ratenzahlung',
    question: 'Can I pay in instalments?',
    answer:
      'Whether and how that is possible at the moment is explained under [Payment by instalments](/ratenzahlung-bei-wmk), along with everything you should know beforehand.',
  },
  {
    topic: 'Ordering and paying',
    anchor: 'mehrwertsteuer',
    question: 'Do prices include VAT?',
    answer:
      'Yes, what you see is what you pay. Boat-wood furniture includes 19% VAT. We sell vintage furniture under the margin scheme (§\u00a025a of the German VAT Act, UStG), so VAT is not shown separately.',
  },
  {
    topic: 'Ordering and paying',
    anchor: 'rechnung',
    question: 'Will I get an invoice?',
    answer:
      'Yes. As soon as your payment is here, the invoice comes by email as a PDF; you also find it on the page of your order and in your account. It is an electronic invoice as well (ZUGFeRD, EN 16931). If we pay something back to you, you get a credit note for it. If you order for a company, choose ‘For a business’ at the checkout and enter the company and its VAT number.',
  },
  {
    topic: 'Ordering and paying',
    anchor: 'gutschein',
    question: 'How many vouchers can I use?',
    answer:
      'One promotional voucher and one gift voucher per order. Enter both before you order; they cannot be set off afterwards.\nGift vouchers are valid until the end of the third year after the year of purchase, and you may pass them on. What is left on one, [the balance page](/gutschein-guthaben) tells you.',
  },
  {
    topic: 'Ordering and paying',
    anchor: 'handeln',
    question: 'Can I negotiate the price?',
    answer:
      'For a single piece, rather not: the price is tight as it is. If you are taking several, make us an offer at [{email}](mailto:{email}).',
  },
  {
    topic: 'Delivery',
    anchor: 'versandkosten-berlin',
    question: 'What does delivery in Berlin cost?',
    answer:
      'Between €25 and €45, depending on the part of town, right into your home and per delivery, however many pieces you order. To Potsdam it is €60, to the area around Berlin €70.\nIf there is a heavy piece among them that takes four or six people to carry, delivery costs twice as much. The whole table is under [Delivery](/versand).',
  },
  {
    topic: 'Delivery',
    anchor: 'versandkosten-europa',
    question: 'What does delivery within Germany and Europe cost?',
    answer:
      'That depends on the country and is worked out in the basket as soon as you enter your address. We pass on what the freight carrier charges, 1\u00a0:\u00a01. Several pieces in one order share the freight.',
  },
  {
    topic: 'Delivery',
    anchor: 'lieferzeit',
    question: 'How long does delivery take?',
    answer: 'At most 1\u00a0week in Berlin, 3\u00a0weeks in Germany and 5\u00a0weeks in the rest of Europe.',
  },
  {
    topic: 'Delivery',
    anchor: 'bordsteinkante',
    question: 'What does ‘to the kerb’ mean?',
    answer:
      'The freight carrier sets the pallet down in front of your building, and you carry the furniture in yourself. In Berlin, in Potsdam and in the area around Berlin we deliver right into your home.',
  },
  {
    topic: 'Delivery',
    anchor: 'liefertermin',
    question: 'Can I choose the delivery date?',
    answer:
      'In Berlin we agree the day with you. A freight carrier gets in touch with you itself, if you allow us at the checkout to pass on your phone number and email address.',
  },
  {
    topic: 'Delivery',
    anchor: 'aufbau',
    question: 'Will you assemble the furniture?',
    answer: 'Yes, in Berlin and Potsdam, for €35 per piece. You choose assembly on the page of the piece.',
  },
  {
    topic: 'Delivery',
    anchor: 'weltweit',
    question: 'Do you ship overseas?',
    answer:
      'Yes, on request and insured. Write to [{email}](mailto:{email}) and tell us which piece should go to which country. We will send you an offer with freight, customs and insurance.',
  },
  {
    topic: 'Delivery',
    anchor: 'transportschaden',
    question: 'My furniture has arrived damaged. What now?',
    answer:
      'Please take photos of the furniture and the packaging and write to us. We deal with the freight carrier and settle with you whether we repair, replace or refund.\nYour statutory rights remain even if you did not report the damage at once.',
  },
  {
    topic: 'Stores and collection',
    anchor: 'oeffnungszeiten',
    question: 'When are you open?',
    answer: '{openingHours}. You need no appointment. We are closed on all other days.',
  },
  {
    topic: 'Stores and collection',
    anchor: 'abholen',
    question: 'Can I collect my order?',
    answer:
      'Yes, free of charge. Choose ‘Collection from our store’ at the checkout. Vintage furniture waits for you in the vintage store in Frankfurter Allee, boat-wood furniture in the boat-wood store in Revaler Straße.',
  },
  {
    topic: 'Stores and collection',
    anchor: 'alles-im-showroom',
    question: 'Is all your furniture in the showroom?',
    answer:
      'No, there is too much of it. If you would like to see a particular piece, call us first: [{phone}](tel:{phoneLink}). We will fetch it from the warehouse. There are pictures of the store under [Vintage Mega Store](/vintage-mega-store).',
  },
  {
    topic: 'Stores and collection',
    anchor: 'zuruecklegen',
    question: 'Can you put a piece aside for me?',
    answer:
      'As soon as you continue to payment at the checkout, the piece is reserved for you for 30 minutes, or for several days if you order by bank transfer. We put nothing aside without an order. The wishlist helps you to keep an eye on it.',
  },
  {
    topic: 'Renting',
    anchor: 'was-kostet-mieten',
    question: 'What does it cost to rent a piece?',
    answer:
      'A share of the sale price: 10% for 1\u00a0day, 20% for 1\u00a0week, 30% for 1\u00a0month, 40% for 1\u00a0year and 50% for 2\u00a0years. For vintage furniture, 19% VAT is added to the rent, which makes 11.9%, 23.8%, 35.7%, 47.6% and 59.5% of the price. The shop always shows you the final price.',
  },
  {
    topic: 'Renting',
    anchor: 'was-kann-ich-mieten',
    question: 'Which pieces can I rent?',
    answer:
      'Most of them: look for the ‘Rent’ button. If a piece is rented out or sold at the moment, it says so.',
  },
  {
    topic: 'Renting',
    anchor: 'mietbeginn',
    question: 'When does the rental begin, and when does it end?',
    answer:
      'It begins on the day of delivery. A week that begins on a Monday ends on the following Monday. A month from 31 January ends on the last day of February.',
  },
  {
    topic: 'Renting',
    anchor: 'miete-beenden',
    question: 'How do I end a rental?',
    answer:
      'It ends by itself with the time that you chose. If you have to end it earlier, use the link ‘Cancel contracts here’ at the foot of every page. You need no password, and you receive a confirmation with date and time at once.',
  },
  {
    topic: 'Renting',
    anchor: 'miete-fuer-film',
    question: 'Do you rent to film, trade fairs and restaurants?',
    answer:
      'Yes, that is a large part of what our [rental service](/verleih) does. For shoots and events we deliver round the clock by arrangement.',
  },
  {
    topic: 'Our furniture',
    anchor: 'was-ist-vintage',
    question: 'What do you mean by vintage?',
    answer:
      'Originals from the years 1920 to 1990, no reproductions. We have exactly one of most pieces, and small sets of some chairs.',
  },
  {
    topic: 'Our furniture',
    anchor: 'zustand',
    question: 'What do the conditions mean?',
    answer:
      'We distinguish seven grades: as new, very good, good, used, worn, heavily worn and damaged. Whatever else we notice is in the text and can be seen in the pictures.',
  },
  {
    topic: 'Our furniture',
    anchor: 'echtheit',
    question: 'How do you know who designed a piece?',
    answer:
      'From labels, stamps, invoices and catalogues. Where there is no proof we give no name, but describe the wood, the construction and the decade.',
  },
  {
    topic: 'Our furniture',
    anchor: 'lampen-strom',
    question: 'Are the lamps safe?',
    answer:
      'Cables, sockets and switches are tested in our workshop and replaced where necessary. You will find notes on bulbs on the page of the lamp.',
  },
  {
    topic: 'Our furniture',
    anchor: 'was-ist-bootsholz',
    question: 'What is boat wood?',
    answer:
      'Wood from fishing boats that no longer sail. The planks are cleaned, dried and sealed, and their colour stays. Read more under [Where does our furniture come from?](/wo-kommen-unsere-mobel-her)',
  },
  {
    topic: 'Our furniture',
    anchor: 'pflege',
    question: 'How do I look after my furniture?',
    answer:
      'Dust wood with a soft, dry cloth and wipe off marks with a barely damp one. Oiled surfaces enjoy a little furniture oil once or twice a year; varnished ones need none.\nKeep wood away from radiators and out of lasting sunlight.',
  },
  {
    topic: 'Our furniture',
    anchor: 'co2',
    question: 'What is behind the CO₂ figures?',
    answer:
      'We calculate with 8\u00a0kg of CO₂ per kilogram of wooden furniture newly made in Germany that is replaced by a used piece. Method, data, date and scope are under [It doesn’t get more sustainable!](/thinkGreen#so-rechnen-wir)',
  },
  {
    topic: 'Selling to us',
    anchor: 'was-kaufen-sie-an',
    question: 'What furniture do you buy?',
    answer:
      'Only vintage furniture, and only in Berlin and the surrounding area. We drive further when there are many pieces.',
  },
  {
    topic: 'Selling to us',
    anchor: 'wie-biete-ich-an',
    question: 'How do I offer you furniture?',
    answer:
      'With our [form for sellers](/ankauf): up to three pieces, each with four photos, its condition and the price you have in mind. We answer within 24 hours.',
  },
  {
    topic: 'Selling to us',
    anchor: 'holen-sie-ab',
    question: 'Do you collect the furniture you buy?',
    answer: 'Yes, in Berlin and the surrounding area, at a time that suits you.',
  },
  {
    topic: 'Withdrawal and warranty',
    anchor: 'widerruf',
    question: 'Can I return a piece?',
    answer:
      'As a consumer you may withdraw within 14 days of receiving the last piece of your order, without giving a reason. The easiest way is ‘Withdraw from contract’ at the foot of every page.\nAll the conditions are in the [withdrawal notice](/withdrawal).',
  },
  {
    topic: 'Withdrawal and warranty',
    anchor: 'erstattung',
    question: 'When do I get my money back?',
    answer:
      'No later than 14 days after your withdrawal has reached us. We may wait until the piece is back with us or you show that you have sent it.',
  },
  {
    topic: 'Withdrawal and warranty',
    anchor: 'gewaehrleistung',
    question: 'Does the statutory warranty cover used furniture as well?',
    answer:
      'Yes, for consumers for two years from the handover. If a defect comes to light that was there at the handover and is not described, get in touch with us. The details are in our [terms and conditions](/terms).',
  },
  {
    topic: 'Account and data',
    anchor: 'newsletter-abmelden',
    question: 'How do I unsubscribe from the newsletter?',
    answer:
      'With the link at the end of every issue. A short message to [{email}](mailto:{email}) will do as well.',
  },
  {
    topic: 'Account and data',
    anchor: 'daten-loeschen',
    question: 'How do I have my data deleted?',
    answer:
      'In your [account](/login), under ‘My data’, you can download everything we have about you and delete the account. Without an account, write to [{email}](mailto:{email}). Records of orders we must keep for as long as the law requires; everything else we delete. What other rights you have is explained in our [privacy policy](/data-protection).',
  },
  {
    topic: 'Account and data',
    anchor: 'sprachen',
    question: 'In which languages can I read the shop?',
    answer:
      'At the top of every page you can switch between the languages available. Only the German text is legally binding.',
  },
];
