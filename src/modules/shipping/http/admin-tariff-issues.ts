import type { Issue } from '../../../platform/http/refusal.ts';
import type { ShippingTariff, TariffProblem } from '../domain/tariff.ts';

const messages: Record<TariffProblem['code'], string> = {
  'not-whole-cents': 'Bitte geben Sie einen Betrag mit höchstens zwei Stellen nach dem Komma ein',
  'not-positive': 'Bitte geben Sie einen Wert über 0 ein, der nicht aus Versehen sehr groß ist',
  'name-missing': 'Bitte geben Sie einen Namen ein',
  'sizes-missing': 'Mindestens eine Größe muss bleiben',
  'sizes-not-rising': 'Jede Größe muss mehr tragen als die vor ihr',
  'fees-per-size': 'Bitte geben Sie für jede Größe einen Betrag ein',
  'fees-falling': 'Eine größere Palette darf nicht weniger kosten als die kleinere',
  'country-unknown': 'Dieses Länderkürzel gibt es nicht',
  'country-twice': 'Dieses Land steht schon in einer anderen Zone',
  'zone-empty': 'Bitte wählen Sie mindestens ein Land',
};

/**
 * The problems of a tariff for a form, one field each. The form has one field for all countries of a zone, so there the
 * message names the country.
 */
export function tariffIssues(problems: readonly TariffProblem[], { freight }: ShippingTariff): Issue[] {
  return problems.map(({ field, code }) => {
    const [, zone, country] = /^freight\.zones\.(\d+)\.countries\.(\d+)$/.exec(field) ?? [];
    if (zone === undefined || country === undefined) return { field, message: messages[code] };
    const name = freight.zones[Number(zone)]?.countries[Number(country)] ?? '';
    return { field: `freight.zones.${zone}.countries`, message: `${name}: ${messages[code]}` };
  });
}
