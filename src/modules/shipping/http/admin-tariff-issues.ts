import type { Issue } from '../../../shared/messages/message.ts';
import type { ShippingTariff, TariffProblem } from '../domain/tariff.ts';

/**
 * The problems of a tariff for a form, one field each. The form has one field for all countries of a zone, so there the
 * message names the country.
 */
export function tariffIssues(problems: readonly TariffProblem[], { freight }: ShippingTariff): Issue[] {
  return problems.map((problem) => {
    const { field } = problem;
    const code = problem.code === 'country-unknown' ? 'country-code-unknown' : problem.code;
    const [, zone, country] = /^freight\.zones\.(\d+)\.countries\.(\d+)$/.exec(field) ?? [];
    if (zone === undefined || country === undefined) return { field, code };
    const name = freight.zones[Number(zone)]?.countries[Number(country)] ?? '';
    return { field: `freight.zones.${zone}.countries`, code, about: name };
  });
}
