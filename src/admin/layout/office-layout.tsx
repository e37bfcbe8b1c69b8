import { useQuery } from '@tanstack/react-query';
import { Layout, type LayoutProps } from 'react-admin';
import { whoAmI } from '../data/session.ts';
import { ChangePassword } from '../entrance/change-password.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { OfficeAppBar } from './office-app-bar.tsx';
import { OfficeMenu } from './office-menu.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SecondFactor } from '../second-factor/second-factor.tsx';

/** Bar, menu and the screen. Until a first password is changed and a second factor set up, it shows only that. */
export function OfficeLayout({ children, ...props }: LayoutProps) {
  const { data: me, isPending } = useQuery({ queryKey: ['me'], queryFn: whoAmI });
  return (
    <Layout
      {...props}
      appBar={OfficeAppBar}
      appBarAlwaysOn
      menu={OfficeMenu}
      // Wide tables scroll inside themselves; the page stays as wide as the window.
      sx={{
        minWidth: 0,
        '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, sm: 3 }, pb: 6 },
        '& .RaCreate-card, & .RaEdit-card, & .RaList-content': { minWidth: 0 },
      }}
    >
      <ProofDialog />
      <LoginDialog />
      {/* Screens shown before that is known would get errors. */}
      {isPending ? null : me?.mustChangePassword === true ? (
        <ChangePassword forced />
      ) : me?.secondFactorDue === true ? (
        <SecondFactor forced />
      ) : (
        children
      )}
    </Layout>
  );
}
