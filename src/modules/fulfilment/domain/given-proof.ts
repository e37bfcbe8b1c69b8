import type { Issue } from '../../../shared/messages/message.ts';
import {
  proofKinds,
  type AskedProof,
  type ProofFileType,
  type ProofKind,
} from '../../../shared/orders/exemption-proof.ts';

/** What staff say of a proof. */
export interface ProofInput {
  readonly kind: ProofKind;
  /** A day, as '2028-02-29'. */
  readonly provedOn: string;
  /** Its number, or a note; may be empty. */
  readonly reference: string;
}

/** Customs' Movement Reference Number, which the shop's books have to name (§ 13 (2) No. 7 UStDV): '28DE585000123456R5'. */
const mrn = /(?<![A-Z\d])\d{2}[A-Z]{2}[A-Z\d]{14}(?![A-Z\d])/i;

/**
 * What is wrong with a proof; null: nothing.
 * @param today in Berlin
 */
export function problemOfProof(
  { kind, provedOn, reference }: ProofInput,
  { exemption, leftOn }: AskedProof,
  today: string,
): Issue | null {
  const kinds: readonly ProofKind[] = proofKinds[exemption];
  if (!kinds.includes(kind)) return { field: 'kind', code: 'choice-unknown' };
  if (provedOn > today) return { field: 'provedOn', code: 'day-still-to-come' };
  if (leftOn !== null && provedOn < leftOn) return { field: 'provedOn', code: 'day-before-dispatch' };
  if (kind === 'exit-note' && !mrn.test(reference)) return { field: 'reference', code: 'mrn-missing' };
  return null;
}

const beginnings: readonly (readonly [string, ProofFileType])[] = [
  ['%PDF-', 'pdf'],
  ['\u00ff\u00d8\u00ff', 'jpg'],
  ['\u0089PNG\r\n\u001a\n', 'png'],
];

/** By what it contains, whatever it is called; null: it is no file of these types. */
export function proofFileType(bytes: Uint8Array): ProofFileType | null {
  const text = String.fromCharCode(...bytes.subarray(0, 8));
  return beginnings.find(([beginning]) => text.startsWith(beginning))?.[1] ?? null;
}
