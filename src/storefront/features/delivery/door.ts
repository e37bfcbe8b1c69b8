import { createDoorStore } from './door-store.ts';

/** The delivery address of this browser. */
export const door = createDoorStore();
