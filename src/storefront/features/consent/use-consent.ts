import { useSyncExternalStore } from 'react';
import { language } from '#texts/language.ts';
import { consentTextVersion, type ConsentDecisions } from '../../../shared/consent.ts';
import { askShop } from '../../ask-shop.ts';
import { browserStorage, createSyncedStore } from '../cart/synced-store.ts';
import { nothingAgreed, readDecision, type KeptDecision } from './read-decision.ts';

/** This browser's decision, the same in all tabs; null: none. */
const store = createSyncedStore<KeptDecision | null>({
  storage: browserStorage(),
  key: 'consent',
  initial: null,
  encode: (decision) => JSON.stringify(decision),
  decode: (text) => readDecision(text, new Date()),
});

/** The valid decision; none on the server and while hydrating. */
export function useDecision(): KeptDecision | null {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}

/** The services that may be loaded: none without consent (§ 25 (1) TDDDG). */
export function useConsent(): ConsentDecisions {
  return useDecision()?.services ?? nothingAgreed;
}

/**
 * Stores a decision here, and its proof at the shop (Art. 7 (1) GDPR). It counts from now on, whatever the shop
 * answers.
 */
export function decide(services: ConsentDecisions): void {
  const subject = store.getSnapshot()?.subject ?? newSubject();
  store.set({ subject, version: consentTextVersion, at: new Date().toISOString(), services });
  void askShop('/consent', {
    send: { subject, textVersion: consentTextVersion, language, decisions: services },
  });
}

/** 128 random bits. */
function newSubject(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
