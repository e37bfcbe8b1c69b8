import type { Generated } from 'kysely';

export interface OpeningTables {
  shop_opening: {
    only_row: boolean;
    opened_at: Date;
    opened_by: string | null;
  };
  sales_abroad: {
    only_row: Generated<boolean>;
    kinds: string[] | null;
    version: Generated<number>;
  };
}
