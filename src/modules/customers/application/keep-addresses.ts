import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  addressesOf,
  deleteAddress,
  insertAddress,
  lockAccount,
  updateAddress,
  type Address,
  type StoredAddress,
} from '../infrastructure/stored-address.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';

type Dependencies = Pick<CustomersDependencies, 'db' | 'now' | 'newId'>;

/** More than anybody sends furniture to. */
const mostAddresses = 20;

export interface NoSuchAddress {
  readonly code: 'address-not-found';
}

/** Adds an address. The first one is suggested for everything. */
export async function addAddress(
  deps: Dependencies,
  customerId: string,
  address: Address,
): Promise<Result<StoredAddress, { readonly code: 'too-many-addresses' }>> {
  return deps.db.transaction(
    async (tx): Promise<Result<StoredAddress, { readonly code: 'too-many-addresses' }>> => {
      await lockAccount(tx, customerId);
      const before = await addressesOf(tx, customerId);
      if (before.length >= mostAddresses) return fail({ code: 'too-many-addresses' });
      const isFirst = before.length === 0;
      const added = {
        ...address,
        id: deps.newId(),
        isDelivery: address.isDelivery || isFirst,
        isBilling: address.isBilling || isFirst,
      };
      await insertAddress(tx, customerId, added, deps.now());
      return ok(added);
    },
  );
}

export async function changeAddress(
  { db }: Dependencies,
  customerId: string,
  address: StoredAddress,
): Promise<Result<StoredAddress, NoSuchAddress>> {
  return db.transaction(async (tx): Promise<Result<StoredAddress, NoSuchAddress>> => {
    await lockAccount(tx, customerId);
    return (await updateAddress(tx, customerId, address)) ? ok(address) : fail({ code: 'address-not-found' });
  });
}

export async function removeAddress(
  { db }: Dependencies,
  customerId: string,
  id: string,
): Promise<Result<void, NoSuchAddress>> {
  const isGone = await db.transaction((tx) => deleteAddress(tx, customerId, id));
  return isGone ? ok(undefined) : fail({ code: 'address-not-found' });
}
