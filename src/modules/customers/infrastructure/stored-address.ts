import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { CustomersTables } from './customers.tables.ts';

/** An address of an account; empty texts where there is no company or apartment. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly street: string;
  readonly apartment: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  /** The one that is suggested for deliveries, or for invoices. */
  readonly isDelivery: boolean;
  readonly isBilling: boolean;
}

export interface StoredAddress extends Address {
  readonly id: string;
}

/** The oldest first, so that they keep their places. */
export async function addressesOf(handle: Db | Tx, customerId: string): Promise<StoredAddress[]> {
  return queries<CustomersTables>(handle)
    .selectFrom('customer_addresses')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'company',
      'street',
      'apartment',
      'postal_code as postalCode',
      'city',
      'country',
      'is_delivery as isDelivery',
      'is_billing as isBilling',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Lets what one account does with its addresses come one after the other, until the transaction ends. */
export async function lockAccount(tx: Tx, customerId: string): Promise<void> {
  await sql`select from customers where id = ${customerId}::uuid for update`.execute(
    queries<CustomersTables>(tx),
  );
}

export async function insertAddress(
  tx: Tx,
  customerId: string,
  address: StoredAddress,
  now: Date,
): Promise<void> {
  await makeRoom(tx, customerId, address);
  await queries<CustomersTables>(tx)
    .insertInto('customer_addresses')
    .values({ id: address.id, customer_id: customerId, created_at: now, ...columnsOf(address) })
    .execute();
}

/** @returns whether the account has such an address */
export async function updateAddress(tx: Tx, customerId: string, address: StoredAddress): Promise<boolean> {
  await makeRoom(tx, customerId, address);
  const updated = await queries<CustomersTables>(tx)
    .updateTable('customer_addresses')
    .set(columnsOf(address))
    .where('id', '=', address.id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** @returns whether the account had such an address */
export async function deleteAddress(tx: Tx, customerId: string, id: string): Promise<boolean> {
  const deleted = await queries<CustomersTables>(tx)
    .deleteFrom('customer_addresses')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** One address is suggested for each purpose: the new one replaces the other. */
async function makeRoom(
  tx: Tx,
  customerId: string,
  { id, isDelivery, isBilling }: StoredAddress,
): Promise<void> {
  const others = queries<CustomersTables>(tx)
    .updateTable('customer_addresses')
    .where('customer_id', '=', customerId)
    .where('id', '!=', id);
  if (isDelivery) await others.set({ is_delivery: false }).where('is_delivery', '=', true).execute();
  if (isBilling) await others.set({ is_billing: false }).where('is_billing', '=', true).execute();
}

function columnsOf(address: Address) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    street: address.street,
    apartment: address.apartment,
    postal_code: address.postalCode,
    city: address.city,
    country: address.country,
    is_delivery: address.isDelivery,
    is_billing: address.isBilling,
  };
}
