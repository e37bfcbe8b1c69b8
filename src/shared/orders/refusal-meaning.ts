/**
 * What a provider's refusal means, and so who can do something about it. `ask-again`: the shopper, by the same means;
 * `other-means`: the shopper, by other means; `try-later`: we, in a while and under a new idempotency key; `for-staff`:
 * somebody of the shop, at the provider or in its settings; `over`: nobody, since it has ended or was done before.
 */
export const refusalMeanings = ['ask-again', 'other-means', 'try-later', 'for-staff', 'over'] as const;
export type RefusalMeaning = (typeof refusalMeanings)[number];
