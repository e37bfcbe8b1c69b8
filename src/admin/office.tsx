import polyglotI18nProvider from 'ra-i18n-polyglot';
import { lazy } from 'react';
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { authProvider } from './data/session.ts';
import { dataProvider, createQueryClient } from './data/data-provider.ts';
import { AcceptInvitation, ForgotPassword, ResetPassword } from './entrance/mailed-links.tsx';
import { ChangePassword } from './entrance/change-password.tsx';
import { Login } from './entrance/login.tsx';
import { GuardedPage } from './layout/guarded-page.tsx';
import { OfficeLayout } from './layout/office-layout.tsx';
const OwnSessions = lazy(async () => ({
  default: (await import('./own-sessions/own-sessions.tsx')).OwnSessions,
}));
const Today = lazy(() => import('./today/today.tsx'));
import { places } from './places.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';
import { reactAdminTexts } from './texts/react-admin.ts';
import { office } from './texts/office.ts';
import { theme } from './theme.ts';

const german = {
  ...reactAdminTexts,
  resources: Object.fromEntries(places.map(({ name, label }) => [name, { name: label }])),
};
const i18nProvider = polyglotI18nProvider(() => german, 'de', [{ locale: 'de', name: 'Deutsch' }]);

/** Nothing is stored in the browser: the next person at this computer must not see another's searches. */
const store = memoryStore();
const queryClient = createQueryClient();

/** The back office. */
export function Office() {
  return (
    <Admin
      title={office.name}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      theme={theme}
      layout={OfficeLayout}
      loginPage={Login}
      dashboard={Today}
      disableTelemetry
      requireAuth
    >
      {places.map((place) =>
        place.kind === 'resource' ? (
          <Resource
            key={place.name}
            name={place.name}
            icon={place.icon}
            options={{ label: place.label }}
            {...place.views}
          />
        ) : null,
      )}
      <CustomRoutes>
        {places.map((place) =>
          place.kind === 'page' ? (
            <Route key={place.name} path={`/${place.name}`} element={<GuardedPage place={place} />} />
          ) : null,
        )}
        <Route path="/passwort" element={<ChangePassword />} />
        <Route path="/zweite-stufe" element={<SecondFactor />} />
        <Route path="/geraete" element={<OwnSessions />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/einladung" element={<AcceptInvitation />} />
        <Route path="/passwort-vergessen" element={<ForgotPassword />} />
        <Route path="/passwort-neu" element={<ResetPassword />} />
      </CustomRoutes>
    </Admin>
  );
}
