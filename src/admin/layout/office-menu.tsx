import { Box, ListSubheader } from '@mui/material';
import { Menu, usePermissions, useSidebarState } from 'react-admin';
import type { StaffRight } from '../../shared/staff-rights.ts';
import { mayOpen, places, type MenuGroup } from '../places.tsx';
import { menuGroups, office } from '../texts/office.ts';

/** The places that a role may see, in their groups. */
export function OfficeMenu() {
  const { permissions = [] } = usePermissions<readonly StaffRight[]>();
  const [isOpen] = useSidebarState();
  const visible = places.filter(({ name }) => mayOpen(permissions, name, 'list'));
  const groups = Object.keys(menuGroups).filter((group) =>
    visible.some((place) => place.group === group),
  ) as MenuGroup[];
  return (
    <Box component="nav" aria-label={office.menu}>
      <Menu component="div" role={undefined}>
        {/* Links to screens, in a navigation: not a menu that closes over its contents. */}
        <Menu.DashboardItem role="link" />
        {groups.flatMap((group) => [
          ...(isOpen
            ? [
                <ListSubheader
                  key={group}
                  component="div"
                  // Without a background of its own it would cover the places that scroll by.
                  disableSticky
                  sx={{ bgcolor: 'transparent', lineHeight: '36px' }}
                >
                  {menuGroups[group]}
                </ListSubheader>,
              ]
            : []),
          ...visible
            .filter((place) => place.group === group)
            .map(({ name, label, icon: Icon }) => (
              <Menu.Item key={name} role="link" to={`/${name}`} primaryText={label} leftIcon={<Icon />} />
            )),
        ])}
      </Menu>
    </Box>
  );
}
