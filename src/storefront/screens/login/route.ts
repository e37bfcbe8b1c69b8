import type { PageRoute } from '../../page.ts';

/** Logging in or registering, asking for a new password, or setting one by the mailed link. */
export interface LoginData {
  readonly view: 'login' | 'forgot' | 'reset';
  /** From a link that carries it in its query; those of today carry it behind '#', which only the browser sees. */
  readonly token: string | null;
}

const views: Readonly<Record<string, LoginData['view']>> = {
  '/login': 'login',
  '/passwort-vergessen': 'forgot',
};

const page = (data: LoginData) => Promise.resolve({ kind: 'page', data } as const);

/** Login and registration (spec 2.11), and the password reset. */
export const routes: readonly PageRoute<LoginData>[] = [
  ...Object.entries(views).map(([path, view]): PageRoute<LoginData> => ({
    screen: 'login',
    paths: [path],
    load: () => page({ view, token: null }),
  })),
  {
    screen: 'login',
    paths: ['/passwort-neu'],
    query: ['token'],
    secretAddress: true,
    load: (_shop, { query }) => page({ view: 'reset', token: query['token'] ?? null }),
  },
];
