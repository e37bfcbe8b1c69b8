import { usePermissions } from 'react-admin';
import type { StaffRight } from '../../shared/staff-rights.ts';

/** Whether the user has a right; false until that is known. The server checks it again. */
export function useMay(right: StaffRight): boolean {
  const { permissions } = usePermissions<readonly StaffRight[]>();
  return permissions?.includes(right) ?? false;
}
