import { createViewedStore } from './viewed-store.ts';

/** What this browser has looked at last. */
export const viewed = createViewedStore();
