import type { CompanyData } from '../domain/company-data.ts';
import { dummyCompany } from '../first-content/de/company.ts';

/** A company that has replaced each dummy by something of its own; town, name and hours may be the same. */
export const ownCompany: CompanyData = {
  ...dummyCompany,
  firm: 'Möbel aus Berlin GmbH',
  street: 'Revaler Straße 1',
  managingDirector: 'Ada Muster',
  registerNumber: 'HRB 1 B',
  vatId: 'DE123456789',
  lucidNumber: 'DE1234567890123',
  hostingProvider: 'Rechenzentrum Nord GmbH (Deutschland)',
  liabilityInsurance: 'Feuersozietät, Berlin; räumlicher Geltungsbereich: Deutschland',
  email: 'hallo@moebel.example',
  phone: '030 1234567',
  chatNumber: '4930123456',
  bankAccount: { holder: 'Möbel aus Berlin GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  stores: dummyCompany.stores.map((store) => ({ ...store, street: 'Revaler Straße 1' })),
  socialLinks: [],
};
