import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import {
  IconButton,
  ListItemIcon,
  ListItemText,
  MenuItem,
  Tooltip,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { AppBar, Logout, TitlePortal, useGetIdentity, UserMenu, useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';
import { whoAmI } from '../data/session.ts';
import { ownSessions, secondFactor } from '../texts/entrance.ts';
import { office } from '../texts/office.ts';

/** The bar at the top of every screen: the current place, a link to the shop, the user's own account. */
export function OfficeAppBar() {
  useDocumentTitle();
  const hasMenu = useFirstStep() === null;
  return (
    <AppBar
      color="primary"
      alwaysOn
      userMenu={<OwnMenu />}
      sx={{
        // In the flow of the page, so that nothing is behind it, however high large text makes it.
        position: 'sticky',
        '& .MuiToolbar-root': { flexWrap: 'wrap' },
        ...(hasMenu ? {} : { '& .RaAppBar-menuButton': { display: 'none' } }),
      }}
    >
      <TitlePortal component="h1" sx={title} />
      <Tooltip title={office.shop}>
        <IconButton color="inherit" component="a" href="/" aria-label={office.shop}>
          <StorefrontOutlined />
        </IconButton>
      </Tooltip>
    </AppBar>
  );
}

const title = {
  // Only plain text is shortened with an ellipsis; a block is cut off.
  '& .RaConfigurable-root': { display: 'inline' },
  // Beside the bar's buttons, a phone has room for two lines of it.
  '@media (max-width: 599.95px)': {
    display: '-webkit-box',
    // With large text the buttons go below it.
    flex: '1 1 6rem',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    whiteSpace: 'normal',
    fontSize: '1.0625rem',
    lineHeight: 1.2,
    hyphens: 'auto',
  },
} as const;

function OwnMenu() {
  const { identity } = useGetIdentity();
  const mayGoOn = useFirstStep() === null;
  const name = identity?.fullName;
  // If there is room, the button shows the name; its accessible name contains it, too (WCAG 2.5.3).
  const isNamed = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm')) && name !== undefined;
  return (
    <UserMenu {...(isNamed ? { label: office.ownMenuOf(name) } : {})}>
      {mayGoOn
        ? [
            <ToPlace
              key="password"
              to="/passwort"
              icon={<KeyOutlined fontSize="small" />}
              label={office.account}
            />,
            <ToPlace
              key="factor"
              to="/zweite-stufe"
              icon={<PhonelinkLockOutlined fontSize="small" />}
              label={secondFactor.menu}
            />,
            <ToPlace
              key="sessions"
              to="/geraete"
              icon={<DevicesOutlined fontSize="small" />}
              label={ownSessions.title}
            />,
          ]
        : null}
      <Logout />
    </UserMenu>
  );
}

function ToPlace({
  to,
  icon,
  label,
}: {
  readonly to: string;
  readonly icon: ReactNode;
  readonly label: string;
}) {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to={to} onClick={() => menu?.onClose()}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

/** The tab's title, for screen readers too (WCAG 2.4.2): the screen's heading, wherever it comes from. */
function useDocumentTitle(): void {
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (heading === null) return;
    const name = (): void => {
      const text = heading.textContent.trim();
      document.title = text === '' ? office.name : `${text} – ${office.name}`;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(heading, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
}

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
