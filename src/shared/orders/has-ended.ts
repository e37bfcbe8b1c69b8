/** Whether nothing is to be paid for an order any more, and nothing of it that is still with the shop will be handed over. */
export const hasEnded = ({
  state,
  withdrawal,
}: {
  readonly state: string;
  readonly withdrawal?: { readonly isFree: boolean } | null | undefined;
}): boolean => withdrawal?.isFree === true || ended.has(state);

const ended: ReadonlySet<string> = new Set(['cancelled', 'lapsed', 'declined']);
