import type { today } from '../texts/today.ts';

export type WaitingKind = keyof typeof today.lists;

export interface WaitingItem {
  readonly id: string;
  readonly who: string;
  readonly what: string;
  readonly more: number;
  readonly amountCents: number | null;
  readonly part: string | null;
  readonly doubted: boolean;
  readonly endless: boolean;
  readonly stopped: boolean;
  readonly isPaidBack: boolean;
  readonly authorisation: 'promised' | 'ends' | 'stuck' | 'ended' | null;
  readonly at: string;
  readonly hasNote: boolean;
  readonly shipped: { readonly lines: number; readonly at: string } | null;
  readonly handOver: 'shipment' | 'prepared' | 'pickup' | 'ready' | null;
  /** Of a unit that came back and waits to be looked at. */
  readonly block: {
    readonly id: string;
    readonly reason: string;
    readonly orderNumber: string | null;
  } | null;
}

export interface Week {
  readonly monday: string;
  readonly salesCents: number;
  readonly rentalsCents: number;
  readonly orders: number;
}

export type TodayAnswer = Readonly<
  Record<WaitingKind, { readonly total: number; readonly items: readonly WaitingItem[] } | null>
> & {
  readonly weeks: readonly Week[] | null;
  readonly lacks: readonly (keyof typeof today.lacks)[] | null;
  readonly jobs: {
    readonly failed: readonly {
      readonly name: string;
      readonly count: number;
      readonly lastAt: string;
      readonly mails: readonly { readonly to: string; readonly subject: string }[];
    }[];
    readonly stuck: number;
  } | null;
};
