import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './admin.css';
import { screenOfMailedLink } from './entrance/mailed-links.tsx';
import { Office } from './office.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no root');

// The security policy admits styles that carry this answer's nonce, and no others.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
const cache = createCache({ key: 'wmk', prepend: true, ...(nonce === undefined ? {} : { nonce }) });
const screen = screenOfMailedLink(location.hash);
if (screen !== null) history.replaceState(null, '', `/admin${screen}`);

// A mailed link opened in a tab with the office already open only changes the part after the `#`.
addEventListener('hashchange', () => {
  const next = screenOfMailedLink(location.hash);
  if (next !== null) location.replace(`/admin${next}`);
});

const router = createBrowserRouter([{ path: '*', element: <Office /> }], { basename: '/admin' });

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
);
