import { describe, expect, test } from 'vitest';
import { countryName } from '#texts/countries.ts';
import { germanVatPercent } from '../../../shared/money/vat-note.ts';
import { assemblyFeeCents } from '../../../shared/orders/assembly.ts';
import { rentalPrice, rentalTerms, taxOnTopPercent } from '../../../shared/orders/rental-terms.ts';
import { countries } from '../../../shared/places/country.ts';
import { completeLanguages } from '../../../shared/text/language.ts';
import { lastDayBefore } from '../../../shared/time/berlin-day.ts';
import { withdrawalEnd } from '../../declarations/domain/judge-declaration.ts';
import { unusedKeptHours } from '../../media/domain/picture-limits.ts';
import {
  acceptanceEnd,
  daysWithoutContract,
  draftEnd,
  transferEnd,
} from '../../ordering/domain/deadlines.ts';
import { decideOrder } from '../../ordering/domain/order-machine.ts';
import { somePostalCode } from '../../../shared/places/testing/some-postal-code.ts';
import { hasAssembly } from '../../shipping/domain/delivery-area.ts';
import { shippingFee } from '../../shipping/domain/shipping-fee.ts';
import { firstTariff } from '../../shipping/domain/tariff.ts';
import { legalPage } from '../testing/legal-page.ts';
import { dummyCompany } from './de/company.ts';

/** The general terms promise what the software does: these tests notice if either changes. */

const monday = new Date('2026-11-23T15:00:00Z');
const euros = (cents: number): string => `${cents / 100} €`;
const numerals = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'];
const daysAfterMonday = (end: Date): number => Number(lastDayBefore(end).slice(-2)) - 23;

describe('general terms', () => {
  const terms = legalPage('terms');

  test('2.4: an offer may be accepted as long as the software waits', () => {
    const days = daysAfterMonday(acceptanceEnd(monday));
    expect(terms).toContain(`Wir können das Angebot innerhalb von ${numerals[days]} Tagen annehmen`);
    expect(terms).toContain(`endet mit dem Ablauf des ${numerals[days]}ten Tages`);
    const offered = {
      state: 'offered',
      offeredAt: monday,
      acceptUntil: acceptanceEnd(monday),
      awaitsMail: false,
      holdUntil: monday,
    } as const;
    const inTime = new Date('2026-11-28T22:59:59Z');
    const tooLate = new Date('2026-11-28T23:00:00Z');
    expect(decideOrder(offered, { kind: 'accept' }, inTime)).toMatchObject({ ok: true });
    expect(decideOrder(offered, { kind: 'accept' }, tooLate)).toMatchObject({ ok: false });
  });

  test('2.2: pieces are held as long as the software holds them', () => {
    const minutes = (draftEnd(monday).getTime() - monday.getTime()) / 60_000;
    expect(terms).toContain(`von da an ${minutes} Minuten lang reserviert`);
  });

  test('2.9: a contract can be made in the languages that the shop has', () => {
    const names = completeLanguages.map((code) => new Intl.DisplayNames('de', { type: 'language' }).of(code));
    const list = new Intl.ListFormat('de', { type: 'disjunction' }).format(names.map(String));
    expect(terms).toContain(`in der es den Online-Shop gibt: auf ${list}.`);
  });

  test('4.5: a transfer is waited for as long as the software waits', () => {
    const days = daysAfterMonday(transferEnd(monday));
    expect(terms).toContain(`${days} Tage lang zurück, gerechnet ab dem Tag nach dem Vertragsschluss`);
  });

  test('4.2: a rental costs its share of the price', () => {
    const shares = rentalTerms.map(({ option }) => `${rentalPrice(10_000, option) / 100} % für ${option}`);
    expect(terms).toContain(`${shares.slice(0, -1).join(', ')} und ${shares.at(-1)}`);
    expect(terms).toContain(`kommen ${taxOnTopPercent('vintage', true, 0)} % Umsatzsteuer`);
  });

  test('8.2: assembly costs so much, and is had where the software offers it', () => {
    expect(terms).toContain(`Er kostet ${euros(assemblyFeeCents)} je Stück`);
    expect(terms).toContain('nur in Berlin und Potsdam verfügbar');
    const places = [
      ['10245', true],
      ['14467', true],
      ['20095', false],
    ] as const;
    for (const [postalCode, offered] of places) {
      expect(hasAssembly({ country: 'DE', postalCode })).toBe(offered);
    }
  });

  test('5.2: four or six carriers cost double', () => {
    expect(terms).toContain('vier oder sechs Träger, kostet die Lieferung das Doppelte');
    const fee = (...carriers: readonly number[]) => feeOf('DE', '10245', carriers);
    expect(fee(2)).toBeGreaterThan(0);
    expect([fee(4), fee(6), fee(6, 4, 2)]).toEqual([fee(2) * 2, fee(2) * 2, fee(2) * 2]);
  });

  test('5.6: each line is picked up in its store', () => {
    expect(terms).toContain('Vintage-Stücke werden im Store {vintageStore} übergeben');
    const streets = dummyCompany.stores.map(({ shopType, street }) => `${shopType}: ${street}`);
    expect(streets).toEqual(['vintage: Frankfurter Allee 999', 'boatwood: Revaler Straße 999']);
  });
});

describe('withdrawal notice', () => {
  const notice = legalPage('withdrawal');

  test('a consumer has fourteen days from the last piece on, as the software counts them', () => {
    expect(notice).toContain('Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag');
    const handedOver = (handedOverAt: Date) =>
      ({ state: 'handed-over', handedOverAt, rental: null, shipment: null }) as const;
    const end = withdrawalEnd([handedOver(new Date('2026-11-03T15:00:00Z')), handedOver(monday)]);
    // From Monday, 23 November: the last day is Monday, 7 December.
    expect(end && lastDayBefore(end)).toBe('2026-12-07');
  });

  test('sending back a pallet costs at most what sending it cost', () => {
    const inBerlin = Math.max(
      ...['10245', '12043', '13507', '14467', '14482', '15366', '14513'].map((code) =>
        feeOf('DE', code, [6]),
      ),
    );
    expect(notice).toContain('werden die Kosten je Palette auf höchstens etwa diese Beträge geschätzt');
    expect(rowOf(notice, 'Berlin, Potsdam und Berliner Umland')).toBe(euros(inBerlin));
    expect(rowOf(notice, 'übriges Deutschland')).toBe(euros(feeOf('DE', '80331', [6])));
  });

  test.each(countries.filter(({ code }) => code !== 'DE'))('… from $code as well', ({ code }) => {
    expect(rowOf(notice, countryName[code])).toBe(euros(feeOf(code, somePostalCode(code), [6])));
  });
});

test.each([
  ['zahlung', 'Minuten', (draftEnd(monday).getTime() - monday.getTime()) / 60_000],
  ['barrierefreiheit', 'Minuten', (draftEnd(monday).getTime() - monday.getTime()) / 60_000],
  ['data-protection', 'Minuten lang', (draftEnd(monday).getTime() - monday.getTime()) / 60_000],
  ['zahlung', 'Tage lang für Sie reserviert', daysAfterMonday(transferEnd(monday))],
  ['zahlung', '% Umsatzsteuer', germanVatPercent],
  ['data-protection', 'Tage; danach entfernen wir alles', daysWithoutContract],
  ['data-protection', 'Stunden', unusedKeptHours],
  ['impressum', '€ je Stück', assemblyFeeCents / 100],
])('/%s names %s as the software has them: %d', (page, unit, value) => {
  expect(legalPage(page)).toContain(`${value} ${unit}`);
});

function feeOf(country: string, postalCode: string, carriers: readonly number[]): number {
  const unmeasured = { weightGrams: null, widthMm: null, heightMm: null, depthMm: null, diameterMm: null };
  const loads = carriers.map((count) => ({ ...unmeasured, carriers: count, quantity: 1 }));
  const fee = shippingFee(firstTariff, { country, postalCode }, loads);
  if (!fee.ok) throw new Error(`nothing is sent to ${country} ${postalCode}`);
  return fee.value.feeCents;
}

/** The last column of the row with this name. */
function rowOf(page: string, name: string): string | undefined {
  const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(name));
  return row?.split('|').at(-2)?.trim();
}
