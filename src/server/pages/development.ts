import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { renderPage } from '../../storefront/render-page.tsx';
import type { PageBundle } from './page-bundle.ts';

/**
 * Pages straight from their sources, kept fresh in the open browser by Vite, through the shop's own server.
 * Never loaded outside of development.
 */
export async function startDevelopment(): Promise<{
  bundle: PageBundle;
  mount: (app: FastifyInstance) => Promise<void>;
}> {
  const vite = await createServer({
    // Otherwise Vite writes a copy of its settings, which `node --watch` takes for a change.
    configLoader: 'native',
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const bundle: PageBundle = {
    async render(screen, state) {
      const pages = (await vite.ssrLoadModule('/src/storefront/render-page.tsx')) as {
        renderPage: typeof renderPage;
      };
      return pages.renderPage(screen, state);
    },
    scripts: (screen) => ({ entry: `/@id/__x00__screen:${screen}`, imports: [] }),
    fresh: true,
    headHtml:
      // React's fast refresh must be set up before the first component is loaded.
      '<script type="module">import r from "/@react-refresh";r.injectIntoGlobalHook(window);' +
      'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;</script>' +
      '<script type="module" src="/@vite/client"></script>' +
      '<link rel="stylesheet" href="/src/storefront/app.css">',
    styleSource: null,
  };
  return {
    bundle,
    mount: async (app) => {
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook('onClose', () => vite.close());
    },
  };
}
