export { createVatIds, type VatIds } from './application/create-vat-ids.ts';
export type { ConfirmedVatId, VatIdConfirmation, WhyUnknown } from './domain/vat-id-confirmation.ts';
export type { VatIdRegister } from './domain/vat-id-register.ts';
export type { Consultation } from './infrastructure/stored-consultation.ts';
export { viesAddress, viesRegister } from './infrastructure/vies.ts';
