import { describe, expect, test } from 'vitest';
import { faq as german } from '../../src/modules/content/first-content/de/faq.ts';
import { faq as english } from '../../src/modules/content/first-content/en/faq.ts';
import { firstTariff } from '../../src/modules/shipping/domain/tariff.ts';
import { termName } from '../../src/storefront/texts/en/pieces.ts';
import { assemblyFeeCents } from '../../src/shared/orders/assembly.ts';
import { deliveryWeeks } from '../../src/shared/time/durations.ts';
import { rentalTerms, taxOnTopPercent } from '../../src/shared/orders/rental-terms.ts';

const answerTo = (id: string, faq = german) => faq.find(({ anchor }) => anchor === id)?.answer ?? '';
const euros = (cents: number) => `${cents / 100}\u00a0€`;

describe('the prices in texts are the shop’s own', () => {
  const fees: Readonly<Record<string, number>> = firstTariff.areaFees;
  const said: readonly (readonly [id: string, amount: string])[] = [
    ['versandkosten-berlin', euros(fees['friedrichshain'] ?? 0)],
    ['versandkosten-berlin', euros(fees['berlin'] ?? 0)],
    ['versandkosten-berlin', euros(fees['potsdam'] ?? 0)],
    ['versandkosten-berlin', euros(fees['berlin-area'] ?? 0)],
    ['aufbau', euros(assemblyFeeCents)],
    ['lieferzeit', `${deliveryWeeks.berlin}\u00a0Woche`],
    ['lieferzeit', `${deliveryWeeks.germany}\u00a0Wochen`],
    ['lieferzeit', `${deliveryWeeks.europe}\u00a0Wochen`],
    ...rentalTerms.map(
      ({ option, sharePercent }): readonly [string, string] =>
        ['was-kostet-mieten', `${sharePercent}\u00a0% für ${option.replace(' ', '\u00a0')}`] as const,
    ),
    ['was-kostet-mieten', `${taxOnTopPercent('vintage', true, 0)}\u00a0% Mehrwertsteuer`],
  ];
  test.each(said)('the answer to %s says %s', (id, amount) => {
    expect(answerTo(id)).toContain(amount);
  });

  const inEnglish: readonly (readonly [id: string, amount: string])[] = [
    ['versandkosten-berlin', `€${(fees['friedrichshain'] ?? 0) / 100} and €${(fees['berlin'] ?? 0) / 100}`],
    ['versandkosten-berlin', `To Potsdam it is €${(fees['potsdam'] ?? 0) / 100}`],
    ['versandkosten-berlin', `around Berlin €${(fees['berlin-area'] ?? 0) / 100}`],
    ['aufbau', `€${assemblyFeeCents / 100} per piece`],
    ['lieferzeit', `${deliveryWeeks.berlin}\u00a0week in Berlin`],
    ['lieferzeit', `${deliveryWeeks.germany}\u00a0weeks in Germany`],
    ['lieferzeit', `${deliveryWeeks.europe}\u00a0weeks in the rest of Europe`],
    ...rentalTerms.map(
      ({ option, sharePercent }): readonly [string, string] =>
        ['was-kostet-mieten', `${sharePercent}% for ${termName[option].replace(' ', '\u00a0')}`] as const,
    ),
    ['was-kostet-mieten', `${taxOnTopPercent('vintage', true, 0)}% VAT`],
  ];
  test.each(inEnglish)('the English answer to %s says %s', (id, amount) => {
    expect(answerTo(id, english)).toContain(amount);
  });
});
