import { AccessDenied, useGetIdentity, usePermissions } from 'react-admin';
import type { StaffRight } from '../../shared/staff/staff-rights.ts';
import { mayOpen, type PagePlace } from '../places.tsx';

/** A screen with a title of its own, shown to users with the right. */
export function GuardedPage({ place }: { readonly place: PagePlace }) {
  const { isPending: isUnknown } = useGetIdentity();
  const { permissions, isPending } = usePermissions<readonly StaffRight[]>();
  if (isUnknown || isPending || permissions === undefined) return null;
  if (!mayOpen(permissions, place.name, 'show')) return <AccessDenied />;
  const { page: Page } = place;
  return <Page />;
}
