import type { JSONColumnType } from 'kysely';
import type { ShippingTariff } from '../domain/tariff.ts';

export interface ShippingTables {
  shipping_tariffs: {
    version: number;
    tariff: JSONColumnType<ShippingTariff>;
    created_at: Date;
    created_by: string;
  };
}
