import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { renderPage } from '../../storefront/render-page.tsx';
import type { AdminBundle } from '../admin/admin-bundle.ts';
import type { PageBundle, PageBundles } from './page-bundle.ts';

/**
 * Pages rendered from their sources and kept fresh in the open browser by Vite, through the shop's own server. Never
 * loaded outside of development.
 */
export async function startDevelopment(): Promise<{
  bundles: PageBundles;
  admin: AdminBundle;
  mount: (app: FastifyInstance) => Promise<void>;
}> {
  const vite = await createServer({
    // Otherwise Vite writes a copy of its settings, which `node --watch` takes for a change.
    configLoader: 'native',
    server: { middlewareMode: true },
    appType: 'custom',
  });
  // React's fast refresh must be set up before the first component is loaded.
  const refreshHtml =
    '<script type="module">import r from "/@react-refresh";r.injectIntoGlobalHook(window);' +
    'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;</script>' +
    '<script type="module" src="/@vite/client"></script>';
  const bundle: PageBundle = {
    async render(...page) {
      const pages = (await vite.ssrLoadModule('/src/storefront/render-page.tsx')) as {
        renderPage: typeof renderPage;
      };
      return pages.renderPage(...page);
    },
    scripts: (screen) => ({ entry: `/@id/__x00__screen:${screen}`, imports: [] }),
    fresh: true,
    // No page is kept.
    awayNotice: '',
    headHtml: `${refreshHtml}<link rel="stylesheet" href="/src/storefront/app.css">`,
    styleSource: null,
  };
  return {
    // Hot reload in German only. The other languages differ only in their texts and are checked in the build.
    bundles: () => bundle,
    admin: {
      headHtml: `${refreshHtml}<script type="module" src="/src/admin/main.tsx"></script>`,
      assetFolder: null,
    },
    mount: async (app) => {
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook('onClose', () => vite.close());
    },
  };
}
