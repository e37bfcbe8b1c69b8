import type { ColumnType, Generated } from 'kysely';
import type { DistanceSaleRules } from '../../../shared/money/distance-sales.ts';

export interface OpeningTables {
  shop_opening: {
    only_row: boolean;
    opened_at: Date;
    opened_by: string | null;
  };
  sales_abroad: {
    only_row: Generated<boolean>;
    kinds: string[] | null;
    /** A day: select it as text. */
    taxed_there_since: ColumnType<string | null, string | null | undefined, string | null>;
    elsewhere_cents: ColumnType<DistanceSaleRules['elsewhereCents'], string | undefined, string>;
    version: Generated<number>;
  };
}
