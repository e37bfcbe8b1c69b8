import type { RegisterName } from '../domain/vat-id-register.ts';

export interface VatIdTables {
  vat_id_consultations: {
    id: string;
    vat_id: string;
    register: RegisterName;
    is_valid: boolean;
    number: string | null;
    name: string | null;
    address: string | null;
    asked_at: Date;
  };
  vat_id_orders: {
    order_id: string;
    consultation_id: string;
  };
}
