import { z } from 'zod';
import { isOneLine, notOneLine } from '../../../shared/typed-text.ts';
import { staffRights, staffRoles } from '../../../shared/staff-rights.ts';

const invalidEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const email = z.string({ error: invalidEmail }).trim().max(254, invalidEmail).pipe(z.email(invalidEmail));
const missingPassword = 'Bitte geben Sie Ihr Passwort ein';
/** As it was typed: spaces belong to it. How long it may be when it is chosen, its own rules say. */
const password = z.string({ error: missingPassword }).min(1, missingPassword).max(500);
const missingName = 'Bitte geben Sie einen Namen ein';
const name = z
  .string({ error: missingName })
  .trim()
  .min(1, missingName)
  .max(200)
  .refine(isOneLine, notOneLine);
const linkToken = z.string().min(20).max(100);
const role = z.enum(staffRoles);

export const staffLoginSchema = z.object({ email, password }).meta({ id: 'StaffLogin' });
export const staffLogoutSchema = z.object({ everywhere: z.boolean().default(false) }).nullish();
export const staffPasswordSchema = z.object({ currentPassword: password, newPassword: password });
export const staffForgotSchema = z.object({ email });
export const staffResetSchema = z.object({ token: linkToken, password });
export const acceptInvitationSchema = z.object({ token: linkToken, name, password });
export const inviteSchema = z.object({ email, name, role }).meta({ id: 'StaffInvitation' });
export const changeStaffSchema = z
  .object({ name, role, active: z.boolean() })
  .partial()
  .meta({ id: 'StaffChanges' });

export const staffProfileSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role,
    rights: z.array(z.enum(staffRights)),
    mustChangePassword: z.boolean(),
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
  })
  .meta({ id: 'StaffMember' });

/** What every role may read, and two may change at once. */
const sharedEntities = [
  'dashboard-texts',
  'faq',
  'page-texts',
  'page-blocks',
  'reviews',
  'company',
  'shipping-rates',
] as const;
export const lastChangeParams = z.object({ entity: z.enum(sharedEntities), id: z.string().max(200) });
export const lastChangeSchema = z.object({
  /** Null: not changed yet. */
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export const auditEntrySchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actorId: z.uuid().nullable(),
    actorName: z.string(),
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'AuditEntry' });
