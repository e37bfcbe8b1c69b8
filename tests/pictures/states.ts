import { buyingStates } from './buying-states.ts';
import { officeStates } from './office-states.ts';
import { shopStates } from './shop-states.ts';
import type { State } from './state.ts';

/** All photographed states, in the order used if nothing differs. */
export const states: readonly State[] = [...shopStates, ...buyingStates, ...officeStates];
