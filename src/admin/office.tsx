import polyglotI18nProvider from 'ra-i18n-polyglot';
import { lazy, type ComponentType } from 'react';
import {
  AccessDenied,
  Admin,
  CustomRoutes,
  memoryStore,
  Resource,
  useGetIdentity,
  usePermissions,
} from 'react-admin';
import { Route } from 'react-router-dom';
import type { StaffRight } from '../shared/staff/staff-roles.ts';
import { createQueryClient, dataProvider } from './data/data-provider.ts';
import { authProvider } from './data/session.ts';
import { ChangePassword } from './entrance/change-password.tsx';
import { Login } from './entrance/login.tsx';
import { AcceptInvitation, ForgotPassword, ResetPassword } from './entrance/mailed-links.tsx';
import { OfficeLayout } from './layout/office-layout.tsx';
import { mayOpen, places, type Place, type ResourcePlace } from './places.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';
import { office } from './texts/office.ts';
import { reactAdminTexts } from './texts/react-admin.ts';
import { theme } from './theme.ts';

const OwnSessions = lazy(async () => ({
  default: (await import('./security/own-sessions.tsx')).OwnSessions,
}));
const Today = lazy(() => import('./today/today.tsx'));

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
            {...guardedViews(place)}
          >
            {Object.entries(place.more ?? {}).map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Resource>
        ) : null,
      )}
      <CustomRoutes>
        {places.map((place) =>
          place.kind === 'page' ? (
            <Route
              key={place.name}
              path={`/${place.name}`}
              element={<Guarded place={place} screen={place.page} />}
            />
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

/** Lists and forms of react-admin's ask for the right themselves; screens that are neither do not. */
const guardedViews = (place: ResourcePlace) =>
  place.writersOnly === true
    ? Object.fromEntries(
        Object.entries(place.views).map(([view, screen]) => [
          view,
          <Guarded key={view} place={place} screen={screen} />,
        ]),
      )
    : place.views;

/** A screen of our own, shown to users with the right. */
function Guarded({ place, screen: Screen }: { readonly place: Place; readonly screen: ComponentType }) {
  const { isPending: isUnknown } = useGetIdentity();
  const { permissions, isPending } = usePermissions<readonly StaffRight[]>();
  if (isUnknown || isPending || permissions === undefined) return null;
  return mayOpen(permissions, place.name, 'show') ? <Screen /> : <AccessDenied />;
}
