import {
  consentDays,
  consentServices,
  consentTextVersion,
  type ConsentDecisions,
} from '../../../shared/consent.ts';
import { dayMs } from '../../../shared/durations.ts';

/** A visitor's decision, as the browser stores it. */
export interface KeptDecision {
  /** A random number under which the shop has the proof. */
  readonly subject: string;
  /** The version of the text that was read. */
  readonly version: string;
  /** When, as ISO text. */
  readonly at: string;
  readonly services: ConsentDecisions;
}

/** Nobody has agreed to anything before they decide. */
export const nothingAgreed: ConsentDecisions = { maps: false };

/**
 * A stored decision that still counts: on today's wording, and not older than a year. Any other is ignored, and nothing
 * is loaded.
 */
export function readDecision(text: string | null, now: Date): KeptDecision | null {
  const kept = parsed(text);
  if (kept?.version !== consentTextVersion || typeof kept.subject !== 'string') return null;
  const age = now.getTime() - Date.parse(String(kept.at));
  const { services } = kept;
  const isWhole = consentServices.every((service) => typeof services?.[service] === 'boolean');
  return isWhole && age >= -dayMs && age <= consentDays * dayMs ? (kept as KeptDecision) : null;
}

function parsed(text: string | null): Partial<KeptDecision> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
