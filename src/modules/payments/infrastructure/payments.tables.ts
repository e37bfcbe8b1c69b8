import type { Generated } from 'kysely';
import type {
  CaseKind,
  CaseOutcome,
  CaseReason,
  CaseState,
  RefundProblem,
  SellerProtection,
} from '../../../shared/orders/payment-vocabulary.ts';
import type { EntryKind, StatementPayout } from '../domain/provider-statement.ts';
import type { PaymentKind, ProviderName, ProviderPaymentState } from '../domain/provider-payment.ts';

interface ProviderPaymentRow {
  id: string;
  provider: ProviderName;
  kind: PaymentKind;
  reference: string;
  amount_cents: number;
  state: ProviderPaymentState;
  external_id: string | null;
  transaction_id: string | null;
  refunded_cents: number;
  seller_protection: SellerProtection | null;
  opened_at: Date;
  checked_at: Date;
}

interface ProviderRefundRow {
  id: string;
  payment_id: string;
  wish: string;
  amount_cents: number;
  ordered_at: Date;
  done_at: Date | null;
  external_id: string | null;
  refused_at: Date | null;
  paid_otherwise_at: Date | null;
  problem: RefundProblem | null;
  provider_code: string | null;
  asked_at: Date | null;
  tries: Generated<number>;
}

interface ProviderWebhookRow {
  provider: ProviderName;
  id: string;
  received_at: Date;
}

export interface ProviderCaseRow {
  payment_id: string;
  external_id: string;
  kind: CaseKind;
  reason: CaseReason;
  amount_cents: number;
  withheld_cents: number;
  state: CaseState;
  outcome: CaseOutcome | null;
  respond_by: Date | null;
  opened_at: Date;
  ended_at: Date | null;
  released_at: Date | null;
  released_by: string | null;
  release_reason: string | null;
}

interface ProviderEntryRow {
  provider: ProviderName;
  external_id: string;
  kind: EntryKind;
  transaction_id: string | null;
  payment_id: Generated<string | null>;
  amount_cents: number;
  fee_cents: number;
  happened_at: Date;
  payout_id: string | null;
}

interface ProviderPayoutRow {
  provider: ProviderName;
  external_id: string;
  amount_cents: number;
  state: StatementPayout['state'];
  arrives_on: string;
  created_at: Date;
  has_entries: boolean;
}

export interface PaymentsTables {
  provider_cases: ProviderCaseRow;
  provider_entries: ProviderEntryRow;
  provider_payments: ProviderPaymentRow;
  provider_payouts: ProviderPayoutRow;
  provider_refunds: ProviderRefundRow;
  provider_webhooks: ProviderWebhookRow;
}
