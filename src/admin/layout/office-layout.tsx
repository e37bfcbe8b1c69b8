import { Box, ListSubheader, useMediaQuery, type Theme } from '@mui/material';
import {
  Layout,
  type LayoutProps,
  Menu,
  Sidebar,
  type SidebarProps,
  usePermissions,
  useSidebarState,
} from 'react-admin';
import type { StaffRight } from '../../shared/staff/staff-roles.ts';
import { ChangePassword } from '../entrance/change-password.tsx';
import { mayOpen, places, type MenuGroup } from '../places.tsx';
import { SecondFactor } from '../second-factor/second-factor.tsx';
import { menuGroups, office } from '../texts/office.ts';
import { LoginDialog } from './login-dialog.tsx';
import { OfficeAppBar, useFirstStep } from './office-app-bar.tsx';
import { ProofDialog } from './proof-dialog.tsx';

/**
 * Bar, menu and the screen. Until a first password is changed and a second factor set up, it shows only that, without a
 * menu: every place of it would be refused.
 */
export function OfficeLayout({ children, ...props }: LayoutProps) {
  const firstStep = useFirstStep();
  return (
    <Layout
      {...props}
      appBar={OfficeAppBar}
      appBarAlwaysOn
      menu={OfficeMenu}
      sidebar={firstStep === null ? OfficeSidebar : NoSidebar}
      // Wide tables scroll inside themselves; the page stays as wide as the window.
      sx={{
        minWidth: 0,
        // Its bar is sticky, and takes its own room.
        '& .RaLayout-appFrame': { mt: 0 },
        '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, sm: 3 }, pb: 6 },
        '& .RaCreate-card, & .RaEdit-card, & .RaList-content': { minWidth: 0 },
      }}
    >
      <ProofDialog />
      <LoginDialog />
      {/* Screens shown before that is known would get errors. */}
      {firstStep === null ? (
        children
      ) : firstStep === 'password' ? (
        <ChangePassword forced />
      ) : firstStep === 'second-factor' ? (
        <SecondFactor forced />
      ) : null}
    </Layout>
  );
}

const NoSidebar = () => null;

/**
 * Begun anew at the width below which the menu lies over the screen. Otherwise a window that is made narrow or enlarged,
 * or a phone that is turned, is left with an invisible dialog: nothing scrolls, and screen readers find nothing.
 */
function OfficeSidebar(props: SidebarProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return <Sidebar key={isNarrow ? 'over' : 'beside'} {...props} />;
}

/** The places that a role may see, in their groups. */
function OfficeMenu() {
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
