import type { CompanyData } from '../../domain/company-data.ts';

/**
 * The company until the shop has entered its own data: obviously fictitious, with Germany's name for specimens, house
 * numbers that do not exist and telephone numbers from Berlin's range for fiction, (030) 23125 000 to 999.
 */
export const dummyCompany: CompanyData = {
  firm: 'WMK Muster GmbH',
  shopName: 'WMK',
  legalForm: 'Gesellschaft mit beschränkter Haftung',
  street: 'Frankfurter Allee 999',
  postalCode: '10247',
  city: 'Berlin',
  country: 'DE',
  registerCourt: 'Amtsgericht Charlottenburg (Berlin)',
  registerNumber: 'HRB 000000 B',
  managingDirector: 'Erika Mustermann',
  vatId: 'DE000000000',
  lucidNumber: 'DE0000000000000',
  supervisoryAuthority: 'Medienanstalt Berlin-Brandenburg (mabb)',
  hostingProvider: 'Muster Hosting GmbH (Deutschland)',
  liabilityInsurance:
    'Muster Versicherung AG, Musterstraße 999, 10115 Berlin; räumlicher Geltungsbereich: Deutschland',
  email: 'hallo@wmk.example',
  phone: '030 23125 000',
  chatNumber: '493023125009',
  // The account of a bank that does not exist, but with correct check digits, so that everything around it can be
  // tried.
  bankAccount: { holder: 'WMK Muster GmbH', iban: 'DE36 0000 0000 0000 0000 00', bic: 'XXXXDEXXXXX' },
  stores: [
    {
      name: 'Vintage Mega Store',
      shopType: 'vintage',
      street: 'Frankfurter Allee 999',
      postalCode: '10247',
      city: 'Berlin',
      latitude: 52.5152,
      longitude: 13.4664,
    },
    {
      name: 'Bootsholz-Store',
      shopType: 'boatwood',
      street: 'Revaler Straße 999',
      postalCode: '10245',
      city: 'Berlin',
      latitude: 52.5077,
      longitude: 13.4561,
    },
  ],
  openingHours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Sa'], opens: '09:00', closes: '18:00' }],
  socialLinks: [
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Pinterest', href: 'https://www.pinterest.de/' },
  ],
  advertisesInstalments: true,
  donationCategoryId: 'spenden-ukraine',
};
