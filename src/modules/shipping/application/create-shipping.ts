import { bind } from '../../../shared/bind.ts';
import { maxSuggestions, type AddressQuestion, type AddressSuggestion } from '../domain/address-provider.ts';
import { assemblyPostalCodes, hasAssembly, type Destination } from '../domain/delivery-area.ts';
import { placeProblem } from '../domain/place-problem.ts';
import { ratesByCountry } from '../domain/rates-by-country.ts';
import { feeTableOf } from '../domain/shipping-fee.ts';
import { townsLike } from '../domain/towns.ts';
import { germanPostalCodes } from '../infrastructure/addresses/address-providers.ts';
import { readTariff } from '../infrastructure/stored-tariff.ts';
import { feeOfPieces, quoteShipping } from './quote-shipping.ts';
import { compareTariff, fillFirstTariff, listTariffs, saveTariff } from './tariffs.ts';
import { isSoldTo } from '../../../shared/money/sale-kind.ts';
import type { ShippingDependencies } from './shipping-dependencies.ts';

/**
 * The department of deliveries: their prices, and the area where the shop's own people deliver.
 *
 * Prices are data. The back office shows `listTariffs`, whose first entry applies, and saves a changed one with
 * `saveTariff`, giving the version it was based on; problems name their field. Who wants a price to a place without
 * rates asks the department of questions.
 */
export function createShipping(deps: ShippingDependencies) {
  return {
    ...bind(deps, {
      quote: quoteShipping,
      feeTable: async (deps: ShippingDependencies) =>
        feeTableOf(await readTariff(deps.db), await soldTo(deps)),
      /** What one piece costs in each country. */
      ratesByCountry: async (deps: ShippingDependencies, load: Parameters<typeof ratesByCountry>[1]) =>
        ratesByCountry(await readTariff(deps.db), load, await soldTo(deps)),
      suggestAddresses,
      listTariffs,
      saveTariff,
      compareTariff,
      /** Fills in the first tariff, and the known places; runs at every start. */
      fillFirst: fillFirstTariff,
    }),
    /** Inside a transaction, pass `tx`. */
    fee: feeOfPieces,
    hasAssembly,
    assemblyPostalCodes,
    placeProblem: (to: Destination & { readonly city: string }) => placeProblem(to, germanPostalCodes),
  };
}

export type Shipping = ReturnType<typeof createShipping>;

async function soldTo({ db, soldAbroad }: ShippingDependencies): Promise<(to: Destination) => boolean> {
  const sold = await soldAbroad(db);
  return (to) => isSoldTo(to, sold);
}

/** Fewer characters match too much to help. */
const minLength = 2;

/** Three letters of a street still match anything. */
const minStreetLength = 4;

/**
 * Suggestions for an address that is being typed: towns from the shop's own table, everything else from the provider.
 * Without a provider, or if it does not answer, there are fewer suggestions, or none.
 */
export async function suggestAddresses(
  { addresses }: Pick<ShippingDependencies, 'addresses'>,
  asked: AddressQuestion,
): Promise<readonly AddressSuggestion[]> {
  const question = { ...asked, query: asked.query.trim().replace(/\s+/g, ' ') };
  if (question.query.length < (question.kind === 'town' ? minLength : minStreetLength)) return [];
  const own = question.kind === 'town' ? townsLike(question.country, question.query) : [];
  if (own.length > 0 || addresses === null) return own.map((town) => ({ ...town, street: null }));
  // Why there are none, `considerate` has said in the log.
  const found = await addresses.suggest(question).catch(() => []);
  const wanted = question.kind === 'town' ? found.map((one) => ({ ...one, street: null })) : found;
  return distinct(wanted.filter(({ street }) => question.kind === 'town' || street !== null));
}

function distinct(suggestions: readonly AddressSuggestion[]): AddressSuggestion[] {
  const byText = new Map(suggestions.map((one) => [JSON.stringify(one), one]));
  return [...byText.values()].slice(0, maxSuggestions);
}
