import { buyingStates } from './buying-states.ts';
import { officeStates } from './office-states.ts';
import { shopStates } from './shop-states.ts';
import type { State } from './state.ts';

/** All that is photographed, in the order in which it is laid side by side where nothing differs. */
export const states: readonly State[] = [...shopStates, ...buyingStates, ...officeStates];
