/** An address or a town that the typed text may mean. */
export interface AddressSuggestion {
  /** Street and house number; null if only the town is meant. */
  readonly street: string | null;
  readonly postalCode: string;
  readonly city: string;
}

export const addressParts = ['town', 'street'] as const;

export interface AddressQuestion {
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  /** The typed text, trimmed: at least two characters. */
  readonly query: string;
  /** A town is searched by postal code or name, a street with or without its town. */
  readonly kind: (typeof addressParts)[number];
}

/** An external service that suggests addresses. */
export interface AddressProvider {
  /**
   * At most `maxSuggestions`, all in the country, likeliest first.
   * @throws Error if the service is slow, down, or sends nonsense
   */
  suggest(question: AddressQuestion): Promise<readonly AddressSuggestion[]>;
}

export const maxSuggestions = 8;
