/** `office` handles orders and the catalogue, `content` the catalogue and the shop's texts. */
export const staffRoles = ['owner', 'office', 'content', 'read-only'] as const;

export type StaffRole = (typeof staffRoles)[number];

/**
 * What staff may do. Staff without the right to change something may still see it, unless it contains personal data; `content` sees
 * nothing of the settings, which its work does not need.
 */
export const staffRights = [
  'catalogue:read',
  'catalogue:write',
  /** What the shop has paid for a piece, and what kind of seller it came from. */
  'purchases:read',
  'orders:read',
  'orders:write',
  /** Sending money back to customers. */
  'orders:refund',
  'persons:read',
  'persons:write',
  /** Promotional vouchers, and for whom they are. */
  'vouchers:read',
  'vouchers:write',
  'texts:read',
  'texts:write',
  /** Company data, shipping rates. */
  'settings:read',
  'settings:write',
  'staff:read',
  'staff:write',
  'audit:read',
] as const;

export type StaffRight = (typeof staffRights)[number];

const rightsOfRole: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  owner: staffRights,
  office: [
    'catalogue:read',
    'catalogue:write',
    'purchases:read',
    'orders:read',
    'orders:write',
    'orders:refund',
    'persons:read',
    'persons:write',
    'vouchers:read',
    'vouchers:write',
    'texts:read',
    'texts:write',
    'settings:read',
  ],
  content: ['catalogue:read', 'catalogue:write', 'texts:read', 'texts:write'],
  'read-only': ['catalogue:read', 'orders:read', 'texts:read', 'settings:read'],
};

/** Everything that a role may do. */
export function rightsOf(role: StaffRole): readonly StaffRight[] {
  return rightsOfRole[role];
}
