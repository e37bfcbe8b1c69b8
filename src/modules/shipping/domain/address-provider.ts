/** An address, or a town, that what was typed could mean. */
export interface AddressSuggestion {
  /** Street and house number; null: the town alone. */
  readonly street: string | null;
  readonly postalCode: string;
  readonly city: string;
}

export interface AddressQuestion {
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  /** What was typed, trimmed: at least two characters. */
  readonly query: string;
  /** A town is looked for by postal code or name, a street with or without its town. */
  readonly kind: 'town' | 'street';
}

/** Somebody outside who knows addresses. */
export interface AddressProvider {
  /**
   * At most `mostSuggestions`, all in the country, the likeliest first.
   * @throws Error when it is slow, down, or talks nonsense
   */
  suggest(question: AddressQuestion): Promise<readonly AddressSuggestion[]>;
}

export const mostSuggestions = 8;
