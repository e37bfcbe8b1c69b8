import type { Exemption, VatRate } from '../money/exemption.ts';

/** Sales that are exempt only if it is proved that the goods have left the country (§§ 6 (4), 6a (3) UStG). */
export const provedExemptions = ['export', 'intra-community'] as const satisfies readonly Exemption[];
export type ProvedExemption = (typeof provedExemptions)[number];

/**
 * What proves it. An export: customs' exit note, or of goods that were sent the carrier's confirmation or receipt (§§ 9, 10
 * UStDV). A supply to another member state: the customer's confirmation of arrival, the signed waybill, the carrier's
 * confirmation, or a courier's record of the tracking with the proof of payment (§ 17b (2), (3) UStDV).
 */
export const proofKinds = {
  export: ['exit-note', 'carrier', 'other'],
  'intra-community': ['arrival', 'waybill', 'carrier', 'tracking', 'other'],
} as const satisfies Readonly<Record<ProvedExemption, readonly string[]>>;
export type ProofKind = (typeof proofKinds)[ProvedExemption][number];
export const allProofKinds: readonly ProofKind[] = [
  ...new Set(provedExemptions.flatMap((exemption): readonly ProofKind[] => proofKinds[exemption])),
];

/** The files of a proof, by their extension. */
export const proofFileTypes = ['pdf', 'jpg', 'png'] as const;
export type ProofFileType = (typeof proofFileTypes)[number];
export const maxProofFiles = 5;

/**
 * So long after the dispatch the proof should be there. The law names no day. Customs asks for an export without its exit
 * note after 90 days (Art. 335 of Implementing Regulation (EU) 2015/2447), and a confirmation of arrival may cover the
 * supplies of up to a quarter (§ 17b (2) No. 2 sentence 2 UStDV): what is missing after three months will hardly come.
 */
const monthsToProve = 3;

/** A line, as far as a proof is about it. */
export interface LineToProve {
  readonly vatByRate: readonly VatRate[];
  /** The day in Berlin on which it was dispatched, as '2028-02-29'; null: it was not, or all of it has come back. */
  readonly leftOn: string | null;
}

export interface AskedProof {
  readonly exemption: ProvedExemption;
  /** The last day on which something of it was dispatched, before which no proof can be; null: nothing is out. */
  readonly leftOn: string | null;
  /** The first dispatch without a proof, and the last day for that; null: all is proved. */
  readonly missing: { readonly since: string; readonly dueOn: string } | null;
}

/**
 * The proof that an order asks for; null: nothing of it needs one.
 * @param provedOn the day of the proof that is there, which covers what was dispatched by then; null: there is none
 */
export function askedProof(lines: readonly LineToProve[], provedOn: string | null): AskedProof | null {
  const exempt = lines.flatMap(({ vatByRate, leftOn }) => {
    const exemption = provedExemptions.find((one) => vatByRate.some((rate) => rate.exemption === one));
    return exemption === undefined ? [] : [{ exemption, leftOn }];
  });
  const [first] = exempt;
  if (first === undefined) return null;
  const left = exempt.flatMap(({ leftOn }) => leftOn ?? []).toSorted();
  const since = left.find((day) => provedOn === null || day > provedOn);
  return {
    exemption: first.exemption,
    leftOn: left.at(-1) ?? null,
    missing: since === undefined ? null : { since, dueOn: monthsAfter(since, monthsToProve) },
  };
}

export const isProofOverdue = ({ missing }: AskedProof, today: string): boolean =>
  missing !== null && missing.dueOn < today;

/** The same day of a later month, or its last one (§ 188 (2), (3) BGB). */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
