import type { GeneratedAlways } from 'kysely';
import type { AllocationKind } from '../domain/allocation.ts';

/** Ids are `bigint`, which the two drivers read differently: select them as text. */
export interface UnitRow {
  id: GeneratedAlways<string>;
  piece_id: string;
  variant_id: string | null;
  retired_at: Date | null;
}

export interface AllocationRow {
  id: GeneratedAlways<string>;
  unit_id: string;
  kind: AllocationKind;
  /** A `tstzrange`: written with `tstzrange(from, to, '[)')`, read with `lower()` and `upper()`, never as text. */
  during: never;
  reference: string;
  created_at: Date;
  released_at: Date | null;
}

export interface InventoryTables {
  units: UnitRow;
  allocations: AllocationRow;
}
