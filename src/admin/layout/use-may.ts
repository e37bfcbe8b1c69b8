import { useMediaQuery, type Theme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import type { StaffRight } from '../../shared/staff/staff-rights.ts';
import { whoAmI } from '../data/session.ts';

/** Whether the user has a right; false until that is known. The server checks it again. */
export function useMay(right: StaffRight): boolean {
  const { permissions } = usePermissions<readonly StaffRight[]>();
  return permissions?.includes(right) ?? false;
}

/** Whether the window is too narrow for a table: lists then show an entry's facts one below the other. */
export const useIsPhone = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));

/**
 * What a person must do before anything else in the office works: replace a first password, then set up a second
 * factor. null: nothing; `unknown` until the server has answered.
 */
export function useFirstStep(): 'password' | 'second-factor' | 'unknown' | null {
  const { data: me, isPending } = useQuery({ queryKey: ['me'], queryFn: whoAmI });
  if (isPending) return 'unknown';
  if (me?.mustChangePassword === true) return 'password';
  return me?.secondFactorDue === true ? 'second-factor' : null;
}
