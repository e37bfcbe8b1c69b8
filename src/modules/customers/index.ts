export { createCustomers, type Customers } from './application/create-customers.ts';
export type { PersonalData } from './application/customers-dependencies.ts';
