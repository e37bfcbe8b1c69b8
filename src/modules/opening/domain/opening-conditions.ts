/** The conditions for letting strangers order, in the order shown to the owner. */
export const openingConditions = [
  'bank-account',
  'company',
  'mail-server',
  'real-payments',
  'second-factor',
] as const;
type Condition = (typeof openingConditions)[number];

/** The facts that are checked. */
export interface OpeningFacts {
  /** Fields of the company's data that are still placeholders. */
  readonly dummies: readonly string[];
  readonly hasMailServer: boolean;
  /** Whether cards and wallets are only simulated: by the stand-in, or with the providers' test keys. */
  readonly isTrial: boolean;
  /** Names of owners and office staff who log in with a password alone; null: not checked. */
  readonly withoutSecondFactor: readonly string[] | null;
}

/** An unmet condition and its details: fields of the company, or names of staff. */
export interface Missing {
  readonly condition: Condition;
  readonly names: readonly string[];
}

const account = 'bankAccount';

/** One entry per condition: returns what is missing, or null. */
const conditions: Readonly<Record<Condition, (facts: OpeningFacts) => readonly string[] | null>> = {
  'bank-account': ({ dummies }) => (dummies.includes(account) ? [account] : null),
  company: ({ dummies }) => orNull(dummies.filter((name) => name !== account)),
  'mail-server': ({ hasMailServer }) => (hasMailServer ? null : []),
  'real-payments': ({ isTrial }) => (isTrial ? [] : null),
  'second-factor': ({ withoutSecondFactor }) => orNull(withoutSecondFactor ?? []),
};

const orNull = (names: readonly string[]): readonly string[] | null => (names.length === 0 ? null : names);

/** The reasons why the shop must stay closed; if empty, it may be opened. */
export function missingFor(facts: OpeningFacts): readonly Missing[] {
  return openingConditions.flatMap((condition) => {
    const names = conditions[condition](facts);
    return names === null ? [] : [{ condition, names }];
  });
}

/**
 * `local`: only this machine can reach the shop. `trial`: strangers may try to order, and every page says that orders
 * are not real. `closed`: can only be looked at.
 */
export const openingStates = ['local', 'trial', 'closed', 'open'] as const;
export type OpeningState = (typeof openingStates)[number];

export function openingState(
  { isPublic, isTrial }: { readonly isPublic: boolean; readonly isTrial: boolean },
  isOpened: boolean,
): OpeningState {
  if (!isPublic) return 'local';
  if (isTrial) return 'trial';
  return isOpened ? 'open' : 'closed';
}
