import { mostSuggestions, type AddressQuestion, type AddressSuggestion } from '../domain/address-provider.ts';
import { townsLike } from '../domain/towns.ts';
import type { ShippingDependencies } from './shipping-dependencies.ts';

/** Fewer characters match too much to help. */
const leastLength = 2;

/** Three letters of a street still match anything. */
const leastStreetLength = 4;

/**
 * Suggestions for an address that is being typed: towns from the shop's own table, everything else from the provider.
 * Without a provider, or if it does not answer, there are fewer suggestions, or none.
 */
export async function suggestAddresses(
  { addresses }: Pick<ShippingDependencies, 'addresses'>,
  asked: AddressQuestion,
): Promise<readonly AddressSuggestion[]> {
  const question = { ...asked, query: asked.query.trim().replace(/\s+/g, ' ') };
  if (question.query.length < (question.kind === 'town' ? leastLength : leastStreetLength)) return [];
  const own = question.kind === 'town' ? townsLike(question.country, question.query) : [];
  if (own.length > 0 || addresses === null) return own.map((town) => ({ ...town, street: null }));
  try {
    const found = await addresses.suggest(question);
    const wanted = question.kind === 'town' ? found.map((one) => ({ ...one, street: null })) : found;
    return distinct(wanted.filter(({ street }) => question.kind === 'town' || street !== null));
  } catch {
    return [];
  }
}

function distinct(suggestions: readonly AddressSuggestion[]): AddressSuggestion[] {
  const byText = new Map(suggestions.map((one) => [JSON.stringify(one), one]));
  return [...byText.values()].slice(0, mostSuggestions);
}
