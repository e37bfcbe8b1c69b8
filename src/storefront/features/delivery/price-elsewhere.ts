import { createValueStore } from '../../value-store.ts';

/** Whether the calculator begins with a country without rates: it opens with the form that requests a price. */
export const priceElsewhere = createValueStore(false);
