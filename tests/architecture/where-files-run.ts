/**
 * Where the files of the storefront run can be told from their names: `*.server.ts` and `route.ts` on the server alone,
 * `*.browser.ts` in the browser alone, because they are loaded after the page has been rendered. All others run in both.
 */

const page = /^src\/storefront\/screens\/[^/]+\/page\.tsx$/;
const renders = 'src/storefront/render-page.tsx';
const hydrates = 'src/storefront/hydrate-page.tsx';
const serverName = /\.server\.tsx?$|\/route\.ts$/;
const browserName = /\.browser\.tsx?$/;
/** Texts are in every language’s build; tests run nowhere. */
const notJudged = /^src\/storefront\/texts\/|\.test\.tsx?$/;
const serverAlone = /^src\/(?:server|read-models|modules|platform)\//;

interface Import {
  readonly resolved: string;
  readonly dynamic: boolean;
  readonly dependencyTypes: readonly string[];
}
type Graph = readonly { readonly source: string; readonly dependencies: readonly Import[] }[];

function reached(graph: Graph, isEntry: (source: string) => boolean, withDynamic: boolean): Set<string> {
  const bySource = new Map(graph.map((module) => [module.source, module]));
  const found = new Set<string>();
  const waiting = [...bySource.keys()].filter(isEntry);
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    if (found.has(source)) continue;
    found.add(source);
    for (const { resolved, dependencyTypes, dynamic } of bySource.get(source)?.dependencies ?? []) {
      const isType = dependencyTypes.some((type) => type === 'type-only' || type === 'type-import');
      if (!isType && (withDynamic || !dynamic)) waiting.push(resolved);
    }
  }
  return found;
}

/** The files whose names say something else than where they run, each with where it does. */
export function misnamed(graph: Graph): string[] {
  const inBrowser = reached(graph, (source) => page.test(source) || source === hydrates, true);
  const onServer = reached(
    graph,
    (source) =>
      page.test(source) ||
      source === renders ||
      (!notJudged.test(source) && (serverAlone.test(source) || source.endsWith('/route.ts'))),
    false,
  );
  return graph.flatMap(({ source }) => {
    if (!source.startsWith('src/storefront/') || notJudged.test(source)) return [];
    if (source === renders || source === hydrates) return [];
    const [server, browser] = [onServer.has(source), inBrowser.has(source)];
    const isRight =
      serverName.test(source) === (server && !browser) && browserName.test(source) === (browser && !server);
    const place = server ? (browser ? 'in both' : 'on the server') : browser ? 'in the browser' : 'nowhere';
    return isRight ? [] : [`${source} runs ${place}`];
  });
}
