import { createDoorStore } from './door-store.ts';

/** Where this browser's deliveries would go. */
export const door = createDoorStore();
