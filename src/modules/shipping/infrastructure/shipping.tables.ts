import type { Generated, JSONColumnType } from 'kysely';
import type { ShippingTariff } from '../domain/tariff.ts';
import type { RequestedPiece } from '../domain/shipping-request.ts';

export interface ShippingTables {
  shipping_tariffs: {
    version: number;
    tariff: JSONColumnType<ShippingTariff>;
    created_at: Date;
    created_by: string;
  };
  shipping_requests: {
    id: string;
    number: Generated<string>;
    received_at: Date;
    request_hash: string;
    name: string;
    email: string;
    phone: string;
    country: string;
    postal_code: string;
    city: string;
    message: string;
    pieces: JSONColumnType<readonly RequestedPiece[]>;
    answered_at: Generated<Date | null>;
    answered_by: Generated<string | null>;
    note: Generated<string>;
  };
}
