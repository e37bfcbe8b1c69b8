import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Browser } from '../../../platform/logins/known-devices.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import type { StaffRole } from '../../../shared/staff/staff-roles.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { addStaffLink, staffOfLink, useStaffLink } from '../infrastructure/stored-staff-link.ts';
import {
  addStaff,
  findStaff,
  lockStaff,
  saveStaff,
  type StoredStaff,
} from '../infrastructure/stored-staff.ts';
import { choosePassword, type PasswordRefusal } from './change-password.ts';
import { beginStaffSession, type LoggedInStaff } from './log-in.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { invitationMail } from './staff-mails.ts';
import { actorFor, publicFacts } from './staff-profile.ts';

interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/**
 * Invites somebody to work for the shop: a mailed link lets them choose a password.
 * @throws RightMissing
 */
export async function inviteStaff(
  deps: StaffDependencies,
  { email, name, role }: Invitation,
  actor: Actor,
): Promise<Result<StoredStaff, { readonly code: 'email-taken' }>> {
  requireRight(actor, 'staff:write');
  const now = deps.now();
  const person = {
    id: deps.newId(),
    email,
    name,
    role,
    passwordHash: null,
    mustChangePassword: false,
    passwordEndsAt: null,
  };
  const invited = await deps.db.transaction(
    async (tx): Promise<Result<void, { readonly code: 'email-taken' }>> => {
      if (!(await addStaff(tx, person, now))) return fail({ code: 'email-taken' });
      await sendInvitation(deps, tx, person, actor, now);
      await writeAudit(
        tx,
        actor,
        {
          action: 'invite',
          entity: 'staff',
          entityId: person.id,
          before: null,
          after: publicFacts({ ...person, deactivatedAt: null }),
        },
        now,
      );
      return ok(undefined);
    },
  );
  if (!invited.ok) return invited;
  return ok(await stored(deps, person.id));
}

async function stored({ db }: StaffDependencies, id: string): Promise<StoredStaff> {
  const person = await findStaff(db, { id });
  if (person === null) throw new Error('just written, and gone');
  return person;
}

async function sendInvitation(
  deps: StaffDependencies,
  tx: Tx,
  person: Pick<StoredStaff, 'id' | 'email'>,
  actor: Actor,
  now: Date,
): Promise<void> {
  const token = deps.newSecret();
  await addStaffLink(tx, { staffId: person.id, kind: 'invitation', token }, now);
  const by = actor.kind === 'staff' ? actor.name : 'Der Shop';
  await orderMail(
    tx,
    () => invitationMail(person.email.trim(), by, `${deps.publicUrl}/admin#/invitation?token=${token}`),
    now,
  );
}

/**
 * Sends another invitation to somebody who has not accepted yet; the earlier link then stops working.
 * @throws RightMissing
 */
export async function inviteAgain(
  deps: StaffDependencies,
  id: string,
  actor: Actor,
): Promise<Result<void, { readonly code: 'record-not-found' | 'invitation-accepted' }>> {
  requireRight(actor, 'staff:write');
  const now = deps.now();
  return deps.db.transaction(
    async (tx): Promise<Result<void, { readonly code: 'record-not-found' | 'invitation-accepted' }>> => {
      const person = await lockStaff(tx, id);
      if (person?.deactivatedAt !== null) return fail({ code: 'record-not-found' });
      if (person.passwordHash !== null) return fail({ code: 'invitation-accepted' });
      await sendInvitation(deps, tx, person, actor, now);
      await writeAudit(
        tx,
        actor,
        { action: 'invite-again', entity: 'staff', entityId: id, before: null, after: null },
        now,
      );
      return ok(undefined);
    },
  );
}

/** The name that the inviting person typed, read by the mailed link, which stays valid. */
export async function invitedName(
  { db, now }: StaffDependencies,
  token: string,
): Promise<Result<string, { readonly code: 'invitation-expired' }>> {
  const person = await staffOfLink(db, token, 'invitation', now());
  return person === null ? fail({ code: 'invitation-expired' }) : ok(person.name);
}

/** Accepts an invitation by its mailed link, once: sets name and password and logs the browser in. */
export async function acceptInvitation(
  deps: StaffDependencies,
  input: {
    readonly token: string;
    readonly name: string;
    readonly password: string;
    readonly browser: Browser;
  },
): Promise<Result<LoggedInStaff, PasswordRefusal | { readonly code: 'invitation-expired' }>> {
  const person = await staffOfLink(deps.db, input.token, 'invitation', deps.now());
  if (person === null) return fail({ code: 'invitation-expired' });
  const name = input.name.trim();
  const chosen = await choosePassword(deps, input.password, [person.email, name]);
  if (!chosen.ok) return chosen;
  const now = deps.now();
  const accepted = { ...person, name, passwordHash: chosen.value };
  return deps.db.transaction(
    async (tx): Promise<Result<LoggedInStaff, { readonly code: 'invitation-expired' }>> => {
      if ((await useStaffLink(tx, input.token, now)) === null) return fail({ code: 'invitation-expired' });
      await saveStaff(tx, person.id, { name, password_hash: chosen.value });
      await writeAudit(
        tx,
        actorFor(accepted),
        {
          action: 'accept-invitation',
          entity: 'staff',
          entityId: person.id,
          before: publicFacts(person),
          after: publicFacts(accepted),
        },
        now,
      );
      return ok(await beginStaffSession(deps, tx, accepted, input.browser));
    },
  );
}
