import { useSyncExternalStore } from 'react';
import { language } from '#texts/shell.ts';
import {
  consentTextVersion,
  type ConsentDecisions,
  consentDays,
  consentServices,
} from '../../shared/consent.ts';
import { askShop } from '../asking/ask-shop.ts';
import { browserStorage, createSyncedStore } from './cart/store/synced-store.ts';
import { dayMs } from '../../shared/time/durations.ts';

/** This browser's decision, the same in all tabs; null: none. */
const store = createSyncedStore<ConsentDecision | null>({
  storage: browserStorage(),
  key: 'consent',
  initial: null,
  encode: (decision) => JSON.stringify(decision),
  decode: (text) => readDecision(text, new Date()),
});

/** The valid decision; none on the server and while hydrating. */
export function useDecision(): ConsentDecision | null {
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

/** A visitor's decision, as the browser stores it. */
interface ConsentDecision {
  /** A random number under which the shop has the proof. */
  readonly subject: string;
  /** The version of the text that was read. */
  readonly version: string;
  /** When, as ISO text. */
  readonly at: string;
  readonly services: ConsentDecisions;
}

/** Nobody has agreed to anything before they decide. */
const nothingAgreed: ConsentDecisions = { maps: false };

/**
 * A stored decision that still counts: on today's wording, and not older than a year. Any other is ignored, and nothing
 * is loaded.
 */
export function readDecision(text: string | null, now: Date): ConsentDecision | null {
  const kept = parsed(text);
  if (kept?.version !== consentTextVersion || typeof kept.subject !== 'string') return null;
  const age = now.getTime() - Date.parse(String(kept.at));
  const { services } = kept;
  const isWhole = consentServices.every((service) => typeof services?.[service] === 'boolean');
  return isWhole && age >= -dayMs && age <= consentDays * dayMs ? (kept as ConsentDecision) : null;
}

function parsed(text: string | null): Partial<ConsentDecision> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
