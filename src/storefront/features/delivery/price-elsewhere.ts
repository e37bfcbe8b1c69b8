import { createValueStore } from '../../value-store.ts';

/** Whether the calculator begins with a country that has no rates: it opens with the form that asks for a price. */
export const priceElsewhere = createValueStore(false);
