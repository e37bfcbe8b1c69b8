import { createViewedStore } from './viewed-store.browser.ts';

/** The pieces last viewed in this browser. */
export const viewed = createViewedStore();
