import { z } from 'zod';
import { mailedToken, readVersion, neededLine, emailAddress } from '../../../platform/http/fields.schemas.ts';
import { passkeySchema } from '../../../platform/passkeys/passkey.schemas.ts';
import { ifMissing, message } from '../../../shared/messages/message.ts';
import { staffRights, staffRoles, type StaffRight } from '../../../shared/staff/staff-roles.ts';
import { loginMethods, authenticatorStates } from '../domain/second-factor.ts';
import { longestPersonal } from '../../../shared/limits.ts';

const email = emailAddress();
const missingPassword = message('own-password-missing');
/** As it was typed: spaces belong to it. The rules for new passwords limit its length. */
const password = z
  .string({ error: ifMissing(missingPassword) })
  .min(1, missingPassword)
  .max(500);
const name = neededLine(message('name-missing')).max(longestPersonal.name);
const role = z.enum(staffRoles);

export const staffLoginSchema = z.object({ email, password }).meta({ id: 'StaffLogin' });
const codeMissing = message('one-time-code-missing');
export const oneTimeCodeSchema = z.object({
  code: z
    .string({ error: ifMissing(codeMissing) })
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, codeMissing)),
});
const recoveryMissing = message('recovery-code-missing');
export const recoveryCodeSchema = z.object({
  code: neededLine(recoveryMissing).max(60, recoveryMissing),
});
export const halfLoggedInSchema = z
  .object({ methods: z.array(z.enum(loginMethods)) })
  .meta({ id: 'StaffSecondStep' });

export const proofSchema = z.object({ password });
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export const newAuthenticatorSchema = z.object({
  secret: z.string(),
  address: z.string(),
  /** The address as a QR code, a complete SVG. */
  svg: z.string(),
});
export const ownSecondFactorSchema = z
  .object({
    authenticator: z.enum(authenticatorStates),
    recoveryCodes: z.int(),
    passkeys: z.array(passkeySchema),
  })
  .meta({ id: 'StaffSecondFactor' });
export const ownSessionsSchema = z.object({
  sessions: z.array(
    z
      .object({
        id: z.uuid(),
        /** 'Firefox · Windows'; empty where it is not known. */
        device: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        /** The one that asks. */
        isThis: z.boolean(),
      })
      .meta({ id: 'StaffSession' }),
  ),
});
export const loginRulesChanges = z.object({
  needPasswordAboveCents: z.int().min(0).max(100_000_000),
  version: z.int(),
});
export const loginRulesSchema = loginRulesChanges
  .extend({ id: z.literal('login-rules') })
  .meta({ id: 'LoginRules' });
export const staffLogoutSchema = z.object({ everywhere: z.boolean().default(false) }).nullish();
export const staffPasswordSchema = z.object({ currentPassword: password, newPassword: password });
export const staffForgotSchema = z.object({ email });
export const staffResetSchema = z.object({ token: mailedToken, password });
export const invitationLinkSchema = z.object({ token: mailedToken });
export const acceptInvitationSchema = z.object({ token: mailedToken, name, password });
export const inviteSchema = z.object({ email, name, role }).meta({ id: 'StaffInvitation' });
export const changeStaffSchema = z
  .object({ name, role, active: z.boolean() })
  .partial()
  .extend({ version: readVersion })
  .meta({ id: 'StaffChanges' });

export const staffProfileSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role,
    rights: z.array(z.enum(staffRights)),
    mustChangePassword: z.boolean(),
    /** Nothing else works until it is set up. */
    secondFactorDue: z.boolean(),
  })
  .meta({ id: 'StaffProfile' });

export const staffMemberSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role,
    state: z.enum(['invited', 'active', 'deactivated']),
    active: z.boolean(),
    createdAt: z.iso.datetime(),
    loggedInAt: z.iso.datetime().nullable(),
    hasSecondFactor: z.boolean(),
    version: z.string(),
  })
  .meta({ id: 'StaffMember' });

/** Records that two people may change at once. */
const sharedEntities = [
  'dashboard-texts',
  'faq',
  'page-texts',
  'page-blocks',
  'reviews',
  'pieces',
  'company',
  'shipping-rates',
  'login-rules',
  'sales-abroad',
  'categories',
  'parent-categories',
  'questions',
  'enquiries',
  'staff',
] as const;
/** Those that not every role may read, with the right that it takes. */
export const rightToRead: Partial<Record<(typeof sharedEntities)[number], StaffRight>> = {
  questions: 'persons:read',
  enquiries: 'persons:read',
  staff: 'staff:read',
};
export const lastChangeParams = z.object({ entity: z.enum(sharedEntities), id: z.string().max(200) });
export const lastChangeSchema = z.object({
  /** Null: not changed yet. */
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
