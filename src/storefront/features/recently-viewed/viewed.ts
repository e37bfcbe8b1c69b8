import { createViewedStore } from './viewed-store.ts';

/** The pieces last viewed in this browser. */
export const viewed = createViewedStore();
