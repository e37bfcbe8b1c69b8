import { useMediaQuery, type Theme } from '@mui/material';
import { usePermissions } from 'react-admin';
import type { StaffRight } from '../../shared/staff/staff-roles.ts';

/** Whether the user has a right; false until that is known. The server checks it again. */
export function useMay(right: StaffRight): boolean {
  const { permissions } = usePermissions<readonly StaffRight[]>();
  return permissions?.includes(right) ?? false;
}

/** Whether the window is too narrow for a table: lists then show an entry's facts one below the other. */
export const useIsPhone = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
