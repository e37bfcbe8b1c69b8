import { berlinDay } from '../../../shared/berlin-day.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { isPlausibleBirthDate, splitName } from '../domain/person.ts';
import { personOf, savePerson, type Person, type StoredPerson } from '../infrastructure/stored-customer.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';

/** What an account says about its owner. For an account with one name, a division into first and last name is suggested. */
export async function readPerson(
  { db }: Pick<CustomersDependencies, 'db'>,
  customerId: string,
): Promise<StoredPerson> {
  const person = await personOf(db, customerId);
  const isDivided = person.firstName !== '' || person.lastName !== '';
  return isDivided ? person : { ...person, ...splitName(person.name) };
}

/** Changes what an account says about its owner; the address and the password have ways of their own. */
export async function changePerson(
  { db, now }: Pick<CustomersDependencies, 'db' | 'now'>,
  customerId: string,
  person: Person,
): Promise<Result<StoredPerson, { readonly code: 'birth-date-implausible' }>> {
  if (person.birthDate !== null && !isPlausibleBirthDate(person.birthDate, berlinDay(now()))) {
    return fail({ code: 'birth-date-implausible' });
  }
  const name = `${person.firstName} ${person.lastName}`.trim();
  return db.transaction(async (tx) => {
    await savePerson(tx, customerId, { ...person, name });
    return ok(await personOf(tx, customerId));
  });
}
