import { useQuery } from '@tanstack/react-query';
import { callApi } from '../data/api.ts';
import type { opening as texts } from '../texts/settings.ts';

export type Condition = keyof typeof texts.conditions;

export interface OpeningAnswer {
  readonly state: 'local' | 'trial' | 'closed' | 'open';
  readonly openedAt: string | null;
  readonly missing: readonly { readonly condition: Condition; readonly names: readonly string[] }[];
}

/**
 * Whether the shop takes orders, and what it lacks.
 * @param enabled false for users who may not ask
 */
export function useOpening(enabled = true) {
  return useQuery({
    queryKey: ['opening'],
    queryFn: ({ signal }) => callApi<OpeningAnswer>('/opening', { signal }),
    enabled,
  });
}
