import type { Tx } from '../../../platform/db/db.ts';
import type { TooMany } from './change-email.ts';
import { countForAddress } from '../../../platform/logins/address-counts.ts';
import { devicesOf } from '../../../platform/logins/known-devices.ts';
import { attemptsOn } from '../../../platform/logins/login-attempts.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { isPostalBox } from '../../../shared/places/postal-box.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import { isPlausibleBirthDate, splitName } from '../domain/person.ts';
import { accountOf, maxDeletionsPerDay } from '../domain/session-rules.ts';
import {
  addressesOf,
  deleteAddress,
  insertAddress,
  lockAccount,
  updateAddress,
  type Address,
  type StoredAddress,
} from '../infrastructure/stored-address.ts';
import { customerPasskeys } from '../infrastructure/stored-challenge.ts';
import {
  personOf,
  savePerson,
  type Person,
  type StoredPerson,
  lockWithPassword,
  removeCustomer,
  addWishes,
  removeWishes,
  wishesOf,
} from '../infrastructure/stored-customer.ts';
import { openSessions } from '../infrastructure/stored-session.ts';
import { deletedMail } from './customer-mails.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import { confirmPassword, type NotConfirmed } from './passwords.ts';
import type { Language } from '../../../shared/text/language.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { countryOfLanguage, storedPhone } from '../../../platform/telephone/stored-phone.ts';
import { fullName } from '../../../shared/text/full-name.ts';

/** What an account says about its owner. For an account with one name, a division into first and last name is suggested. */
export async function readPerson(
  { db }: { readonly db: CustomersDependencies['db'] | Tx },
  customerId: string,
): Promise<StoredPerson> {
  const person = await personOf(db, customerId);
  const isDivided = person.firstName !== '' || person.lastName !== '';
  return isDivided ? person : { ...person, ...splitName(person.name) };
}

/**
 * Changes what an account says about its owner, and leaves the rest as it is: another tab may have changed that meanwhile.
 * The address and the password have ways of their own.
 * @param language of the page: where a telephone number without a country's code is called
 */
export async function changePerson(
  { db, now }: Pick<CustomersDependencies, 'db' | 'now'>,
  customerId: string,
  { phone, ...others }: Partial<Person>,
  language: Language,
): Promise<Result<StoredPerson, { readonly code: 'birth-date-implausible' }>> {
  const { birthDate } = others;
  if (birthDate != null && !isPlausibleBirthDate(birthDate, berlinDay(now()))) {
    return fail({ code: 'birth-date-implausible' });
  }
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId);
    const person = {
      ...(await readPerson({ db: tx }, customerId)),
      ...others,
      ...(phone === undefined ? {} : { phone: storedPhone(phone, countryOfLanguage(language)) }),
    };
    await savePerson(tx, customerId, { ...person, name: fullName(person) });
    return ok(await personOf(tx, customerId));
  });
}

type Dependencies = Pick<CustomersDependencies, 'db' | 'now' | 'newId'>;

/** More than anybody sends furniture to. */
const maxAddresses = 20;

interface NoSuchAddress {
  readonly code: 'address-not-found';
}

/**
 * Adds an address. The first one is suggested for everything. The same address is not added again: whoever got no answer
 * sends it once more.
 */
export async function addAddress(
  deps: Dependencies,
  customerId: string,
  address: Address,
): Promise<Result<StoredAddress, { readonly code: 'too-many-addresses' }>> {
  return deps.db.transaction(
    async (tx): Promise<Result<StoredAddress, { readonly code: 'too-many-addresses' }>> => {
      await lockAccount(tx, customerId);
      const before = await addressesOf(tx, customerId);
      const same = before.find((one) => isSamePlace(one, address));
      if (same !== undefined) {
        const { isDelivery, isBilling } = address;
        const kept = {
          ...same,
          isDelivery: isDelivery || same.isDelivery,
          isBilling: isBilling || same.isBilling,
        };
        await updateAddress(tx, customerId, kept);
        return ok(kept);
      }
      if (before.length >= maxAddresses) return fail({ code: 'too-many-addresses' });
      const isFirst = before.length === 0;
      const takesFurniture = ![address.street, address.apartment].some((line) =>
        isPostalBox(address.country, line),
      );
      const added = {
        ...address,
        id: deps.newId(),
        isDelivery: address.isDelivery || (isFirst && takesFurniture),
        isBilling: address.isBilling || isFirst,
      };
      await insertAddress(tx, customerId, added, deps.now());
      return ok(added);
    },
  );
}

const isSamePlace = (one: Address, other: Address): boolean =>
  (
    ['firstName', 'lastName', 'company', 'street', 'apartment', 'postalCode', 'city', 'country'] as const
  ).every((field) => one[field] === other[field]);

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

/** What a browser has changed since it last knew the account's list. */
interface WishlistChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** More than anybody looks through. */
const maxWishes = 500;

/**
 * Does to the account's wishlist what a browser has done to its own, and says how it stands now. Only changes are
 * taken over, never a whole list: so two devices do not overwrite each other. Idempotent.
 * @returns the pieces, the first added first
 */
export async function changeWishlist(
  { db, now }: Pick<CustomersDependencies, 'db' | 'now'>,
  customerId: string,
  { add, remove }: WishlistChange,
): Promise<readonly string[]> {
  if (add.length === 0 && remove.length === 0) return wishesOf(db, customerId);
  return db.transaction(async (tx) => {
    await lockAccount(tx, customerId);
    await removeWishes(tx, customerId, remove);
    const room = maxWishes - (await wishesOf(tx, customerId)).length;
    await addWishes(tx, customerId, add.slice(0, Math.max(room, 0)), now());
    return wishesOf(tx, customerId);
  });
}

/** Everything that the shop has on somebody, by department (Art. 15, 20 GDPR). */
interface DataExport {
  readonly exportedAt: Date;
  /** Whether what is known by the address alone is in it. */
  readonly byEmail: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Gathers it. What is known by the e-mail address alone, such as orders without an account, is in it once the address
 * is confirmed: nobody is to read somebody else's by registering with their address.
 */
export async function exportData(
  { db, now, personalData }: CustomersDependencies,
  customerId: string,
): Promise<DataExport> {
  const person = await personOf(db, customerId);
  const confirmedEmail = person.emailConfirmedAt === null ? null : person.email;
  const [addresses, sessions, attempts, devices, wishlist, passkeys] = await Promise.all([
    addressesOf(db, customerId),
    openSessions(db, customerId, now()),
    attemptsOn(db, emailKeyOf(person.email)),
    devicesOf(db, accountOf(customerId)),
    wishesOf(db, customerId),
    customerPasskeys.of(db, customerId),
  ]);
  const elsewhere = await Promise.all(
    personalData.map(async ({ name, read }) => [name, await read({ customerId, confirmedEmail })] as const),
  );
  return {
    exportedAt: now(),
    byEmail: confirmedEmail !== null,
    data: {
      account: person,
      addresses,
      sessions,
      loginAttempts: attempts,
      knownBrowsers: devices,
      wishlist,
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
      ...Object.fromEntries(elsewhere),
    },
  };
}

/**
 * Deletes an account at once, against its password (Art. 17 GDPR). Orders stay as long as the law demands
 * (Art. 17 (3) b GDPR; § 147 AO, § 257 HGB): their department lets go of the account and restricts them.
 */
export async function deleteAccount(
  deps: CustomersDependencies,
  who: { readonly id: string; readonly sessionId: string; readonly email: string },
  request: { readonly password: string; readonly client: string },
): Promise<Result<void, NotConfirmed | TooMany>> {
  const { email, sessionId } = who;
  const confirmed = await confirmPassword(deps, { email, sessionId, ...request });
  if (!confirmed.ok) return confirmed;
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, NotConfirmed | TooMany>> => {
    if (!(await lockWithPassword(tx, confirmed.value))) return fail({ code: 'password-wrong' });
    const holder = await personOf(tx, who.id);
    const deletions = await countForAddress(tx, emailKeyOf(holder.email), 'account-deleted', now);
    if (deletions > maxDeletionsPerDay) return fail({ code: 'too-many-requests', waitMs: dayMs });
    for (const { release } of deps.personalData) await release?.(tx, who.id, now);
    await removeCustomer(tx, who.id, emailKeyOf(holder.email));
    await orderMail(tx, () => deletedMail(holder), now);
    return ok(undefined);
  });
}
