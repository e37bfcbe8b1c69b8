import type { ColumnType, Generated } from 'kysely';
import type { ClaimEnd } from '../../../shared/orders/order-vocabulary.ts';
import type { Condition } from '../../../shared/pieces/condition.ts';
import type { ProofKind } from '../../../shared/orders/exemption-proof.ts';
import type { LineFulfilment, RentalReturn } from '../../../shared/orders/line-fulfilment.ts';

/** A line without a row waits. */
export interface FulfilmentRow {
  order_id: string;
  position: number;
  state: Exclude<LineFulfilment['state'], 'waiting' | 'cancelled'>;
  prepared_at: Date | null;
  shipped_at: Date | null;
  carrier: string | null;
  tracking: string | null;
  tracking_link: string | null;
  handed_over_at: Date | null;
  due_at: Date | null;
  kept_until: Date | null;
  overdue_told_at: Date | null;
  clash_at: Date | null;
  returned_at: Date | null;
  return_condition: RentalReturn['condition'] | null;
  return_note: Generated<string>;
  given_up_at: Date | null;
  /** While others of the line are out or back. */
  given_up_units: Generated<number>;
}

export interface OrderReturnRow {
  id: string;
  order_id: string;
  position: number;
  wish: string;
  quantity: number;
  /** Null: taken out of the order before it left the shop. */
  condition: Condition | null;
  note: string;
  deduction_cents: number;
  deduction_reason: string | null;
  assembly_kept: Generated<boolean>;
  owed_cents: number;
  owed_assembly_cents: Generated<number>;
  blocked: boolean;
  returned_at: Date;
  returned_by: string;
}

interface DamageClaimRow {
  id: string;
  order_id: string;
  position: number;
  number: number;
  wish: string;
  amount_cents: number;
  reason: string;
  /** A day, as '2026-12-14'. */
  due_on: string;
  claimed_at: Date;
  claimed_by: string;
  settled_as: ClaimEnd | null;
  settled_at: Date | null;
  settled_by: string | null;
  settled_wish: string | null;
  received_on: string | null;
  waived_because: string | null;
  not_returned: boolean;
  /** Null: all units of the line. */
  quantity: number | null;
}

interface ClaimReceiptRow {
  id: string;
  claim_id: string;
  wish: string;
  amount_cents: number;
  /** A day, as '2026-12-14'. */
  received_on: string;
  booked_at: Date;
  booked_by: string;
  taken_back_at: ColumnType<Date | null, never, Date>;
  taken_back_by: ColumnType<string | null, never, string>;
  taken_back_reason: ColumnType<string | null, never, string>;
}

interface ExemptionProofRow {
  order_id: string;
  kind: ProofKind;
  /** A day, as '2026-12-14'. */
  proved_on: string;
  reference: string;
  file_keys: string[];
  given_at: Date;
  given_by: string;
}

export interface FulfilmentTables {
  exemption_proofs: ExemptionProofRow;
  claim_receipts: ClaimReceiptRow;
  damage_claims: DamageClaimRow;
  fulfilments: FulfilmentRow;
  order_returns: OrderReturnRow;
}
