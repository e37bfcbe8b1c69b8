/** What a shop must have before strangers may order from it. */
type Condition = 'bank-account' | 'company' | 'mail-server' | 'real-payments' | 'second-factor';

/** What is looked at. */
export interface OpeningFacts {
  /** Fields of the company's data that are still dummies. */
  readonly dummies: readonly string[];
  readonly hasMailServer: boolean;
  /** Whether cards and wallets are only tried: by the stand-in, or with the providers' test keys. */
  readonly isTrial: boolean;
  /** Names of owners and office staff who log in with a password alone; null: not checked. */
  readonly withoutSecondFactor: readonly string[] | null;
}

/** A condition that is not met, and what it is about: fields of the company, or names of staff. */
export interface Missing {
  readonly condition: Condition;
  readonly names: readonly string[];
}

const account = 'bankAccount';

/** One entry per condition, in the order shown to the owner: what is missing; null: nothing. */
const conditions: Readonly<Record<Condition, (facts: OpeningFacts) => readonly string[] | null>> = {
  'bank-account': ({ dummies }) => (dummies.includes(account) ? [account] : null),
  company: ({ dummies }) => orNull(dummies.filter((name) => name !== account)),
  'mail-server': ({ hasMailServer }) => (hasMailServer ? null : []),
  'real-payments': ({ isTrial }) => (isTrial ? [] : null),
  'second-factor': ({ withoutSecondFactor }) => orNull(withoutSecondFactor ?? []),
};

const orNull = (names: readonly string[]): readonly string[] | null => (names.length === 0 ? null : names);

/** What still keeps the shop closed; nothing: it may be opened. */
export function missingFor(facts: OpeningFacts): readonly Missing[] {
  return (Object.keys(conditions) as Condition[]).flatMap((condition) => {
    const names = conditions[condition](facts);
    return names === null ? [] : [{ condition, names }];
  });
}

/**
 * `local`: nobody but this machine reaches the shop. `trial`: strangers may try to order, and every page says that it is
 * not meant. `closed`: to be looked at only.
 */
export type OpeningState = 'local' | 'trial' | 'closed' | 'open';

export function openingState(
  { isPublic, isTrial }: { readonly isPublic: boolean; readonly isTrial: boolean },
  isOpened: boolean,
): OpeningState {
  if (!isPublic) return 'local';
  if (isTrial) return 'trial';
  return isOpened ? 'open' : 'closed';
}
