export interface OpeningTables {
  shop_opening: {
    only_row: boolean;
    opened_at: Date;
    opened_by: string | null;
  };
}
