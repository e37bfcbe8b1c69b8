export { createCustomers, type Customers } from './application/create-customers.ts';
export type { DataSubject, PersonalData } from './application/own-data.ts';
