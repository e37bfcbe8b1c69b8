import type { JSONColumnType } from 'kysely';
import type { PlaceRate } from '../domain/place-rates.ts';
import type { ShippingTariff } from '../domain/tariff.ts';

/** A tariff as it was saved: earlier versions have no places, or places without a time of their own. */
export interface SavedTariff extends Omit<ShippingTariff, 'freight'> {
  readonly freight: Omit<ShippingTariff['freight'], 'places'> & {
    readonly places?: readonly (Omit<PlaceRate, 'deliveryWeeks'> &
      Partial<Pick<PlaceRate, 'deliveryWeeks'>>)[];
  };
}

export interface ShippingTables {
  shipping_tariffs: {
    version: number;
    tariff: JSONColumnType<SavedTariff>;
    created_at: Date;
    created_by: string;
  };
}
