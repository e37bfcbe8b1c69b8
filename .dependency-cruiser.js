// Who may import whom. `npx depcruise src` tells who does what it may not. Each rule has a planted violation in
// tests/architecture/planted, which the architecture test expects it to catch.

/**
 * Which other departments a department may use, always through its front door. No circles.
 * A department that is not named here may not exist; one with an empty list uses none.
 */
export const moduleOrder = {
  declarations: ['fulfilment', 'ordering'],
  fulfilment: ['ordering', 'inventory'],
  ordering: [
    'cart',
    'payments',
    'invoicing',
    'vouchers',
    'vat-ids',
    'shipping',
    'inventory',
    'pricing',
    'catalogue',
    'content',
  ],
  cart: ['catalogue', 'pricing', 'inventory'],
  alerts: ['catalogue', 'inventory'],
  shipping: ['catalogue'],
  'cart-reminders': ['ordering'],
  enquiries: ['catalogue', 'media'],
  customers: ['ordering'],
  catalogue: ['media', 'search'],
  content: ['media'],
  consent: [],
  inventory: [],
  invoicing: [],
  media: [],
  newsletter: [],
  opening: [],
  payments: [],
  pricing: [],
  search: [],
  staff: [],
  'vat-ids': [],
  vouchers: [],
};

/** What a layer may import, besides itself and packages. */
const layers = {
  shared: [],
  platform: ['shared'],
  modules: ['platform', 'shared'],
  'read-models': ['modules', 'platform', 'shared'],
};

/** What a room inside a module may import of its own module. */
const rooms = {
  domain: ['domain'],
  infrastructure: ['infrastructure', 'domain'],
  application: ['application', 'infrastructure', 'domain'],
  http: ['http', 'application', 'domain'],
};

const test = '\\.test\\.tsx?$';
/** Builders and database copies, for tests. */
const testing = ['^tests/', '^src/.+/testing/', test];
const schemas = '\\.schemas\\.ts$';
const frontDoor = '^src/modules/[^/]+/index\\.ts$';
const route = '^src/storefront/screens/.+/route\\.ts$';
const atRunTime = { dependencyTypesNot: ['type-only', 'type-import'] };
/** Our own files, as against packages. */
const ours = '^(src|tests|demo|sandbox|migrations|bench|scripts|photo-studio)/';
const packages = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'];
const anyOf = (names) => `(?:${names.join('|')})`;

const layerRules = Object.entries(layers).map(([layer, below]) => ({
  name: `layer-${layer}`,
  comment: 'server → read-models → modules → platform → shared.',
  from: { path: `^src/${layer}/`, pathNot: testing },
  to: { path: ours, pathNot: `^src/${anyOf([layer, ...below])}/` },
}));

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `room-${room}`,
  comment: 'http → application → {domain, infrastructure}, infrastructure → domain.',
  from: { path: `^src/modules/([^/]+)/${room}/`, pathNot: testing },
  to: { path: '^src/modules/$1/', pathNot: `^src/modules/$1/${anyOf(allowed)}/` },
}));

const moduleRules = Object.entries(moduleOrder).map(([name, used]) => ({
  name: `module-order-${name}`,
  comment: 'Departments use each other along a written order without circles.',
  from: { path: `^src/modules/${name}/`, pathNot: testing },
  to: { path: '^src/modules/', pathNot: `^src/modules/${anyOf([name, ...used])}/` },
}));

const rules = [
  ...layerRules,
  ...roomRules,
  ...moduleRules,
  {
    name: 'module-unknown',
    comment: 'A new department first gets its place in the written order, above.',
    from: { path: '^src/modules/', pathNot: `^src/modules/${anyOf(Object.keys(moduleOrder))}/` },
    to: {},
  },
  {
    name: 'module-front-door',
    comment: 'A department sees of another one what its index.ts shows, and nothing else.',
    from: { path: '^src/modules/([^/]+)/', pathNot: testing },
    to: { path: '^src/modules/', pathNot: ['^src/modules/$1/', frontDoor] },
  },
  {
    name: 'front-door-from-read-models',
    comment: 'Read-models also see the row types of the tables they join.',
    from: { path: '^src/read-models/', pathNot: testing },
    to: { path: '^src/modules/', pathNot: [frontDoor, schemas, '\\.tables\\.ts$'] },
  },
  {
    name: 'front-door-from-pages',
    comment: 'Pages and back office also see schemas.',
    from: { path: '^src/(storefront|admin)/', pathNot: testing },
    to: { path: '^src/modules/', pathNot: [frontDoor, schemas] },
  },
  {
    name: 'front-door-from-demo',
    comment: 'What makes up or fetches pieces for trying the shop hands them in at the front door.',
    from: { path: '^demo/', pathNot: testing },
    to: { path: '^src/modules/', pathNot: frontDoor },
  },
  {
    name: 'front-door-from-server',
    comment: 'The server also mounts routes, describes schemas and knows the row types.',
    from: { path: '^src/server/', pathNot: testing },
    to: { path: '^src/modules/', pathNot: [frontDoor, schemas, '\\.tables\\.ts$', '\\.routes\\.ts$'] },
  },
  {
    name: 'domain-own-and-shared',
    comment: 'Rules of the trade know their own vocabulary only: no other department, no technical ground.',
    from: { path: '^src/modules/([^/]+)/domain/', pathNot: test },
    to: { path: ours, pathNot: ['^src/modules/$1/domain/', '^src/shared/'] },
  },
  {
    name: 'pure-without-packages',
    comment: 'domain and shared are pure: no node: module, no package.',
    from: { path: '^src/(shared|modules/[^/]+/domain)/', pathNot: test },
    to: { dependencyTypes: packages },
  },
  {
    name: 'pure-tests-without-packages',
    comment: 'Nor do their tests need any but vitest and fast-check.',
    from: { path: `^src/(shared|modules/[^/]+/domain)/.*${test}`, pathNot: '\\.int\\.test\\.ts$' },
    to: { dependencyTypes: packages, pathNot: '(^|/)node_modules/(vitest|fast-check)/' },
  },
  {
    name: 'browser-run-time',
    comment:
      'Pages, components, features and back office run in the browser: types may come from front doors, code only ' +
      'from their own tree, shared and schemas; so server code cannot reach a bundle.',
    from: { path: '^src/(storefront|admin)/', pathNot: [route, ...testing] },
    to: {
      path: ours,
      pathNot: ['^src/$1/', '^src/shared/', schemas],
      ...atRunTime,
    },
  },
  {
    name: 'browser-no-node',
    comment: 'A browser has no node: modules.',
    from: { path: '^src/(storefront|admin)/', pathNot: [route, ...testing] },
    to: { dependencyTypes: ['core'], ...atRunTime },
  },
  {
    name: 'browser-not-to-route',
    comment: "A page takes its route's types only; what the route runs belongs to the server.",
    from: { path: '^src/(storefront|admin)/', pathNot: [route, ...testing] },
    to: { path: route, ...atRunTime },
  },
  {
    name: 'schemas-run-in-browsers',
    comment: 'Schemas reach bundles, so they are made of zod, vocabulary and other schemas.',
    from: { path: schemas },
    to: { pathNot: [schemas, '^src/shared/', '/domain/', '(^|/)node_modules/zod/'], ...atRunTime },
  },
  {
    name: 'server-no-tsx',
    comment: 'Node runs no .tsx: the server and the routes of the screens know of a page its type only.',
    from: { path: '^src/.+\\.ts$', pathNot: ['^src/(storefront|admin)/(?!.*route\\.ts$)', ...testing] },
    to: { path: '\\.tsx$', ...atRunTime },
  },
  {
    name: 'route-gets-the-shop',
    comment: "A screen's route gets the shop as an argument: of the server it takes types only.",
    from: { path: route, pathNot: testing },
    to: { path: '^src/(server|platform|modules)/', pathNot: [frontDoor, schemas], ...atRunTime },
  },
  {
    name: 'storefront-types-of-server',
    comment: 'Pages know nothing of the server, and routes the type of the shop.',
    from: { path: '^src/(storefront|admin)/', pathNot: [route, ...testing] },
    to: { path: '^src/server/' },
  },
  {
    name: 'storefront-only-by-server',
    comment: 'Only the server mounts pages and back office.',
    from: { path: '^src/', pathNot: ['^src/(server|storefront)/', ...testing] },
    to: { path: '^src/storefront/' },
  },
  {
    name: 'admin-only-by-server',
    comment: 'Only the server mounts pages and back office.',
    from: { path: '^src/', pathNot: ['^src/(server|admin)/', ...testing] },
    to: { path: '^src/admin/' },
  },
  {
    name: 'sandbox-knows-no-shop',
    comment:
      'The stand-in for payment providers and VIES speaks their HTTP, as they do: whether our adapters read it rightly is ' +
      'only shown by a stand-in that has not seen them.',
    from: { path: '^sandbox/', pathNot: testing },
    to: { path: ours, pathNot: '^(sandbox|src/platform|src/shared)/' },
  },
  {
    name: 'sandbox-only-by-compose',
    comment:
      'Where the shop is put together, it is decided whether there is a stand-in. Others of the server see its type.',
    from: { path: '^src/', pathNot: ['^src/server/compose\\.ts$', ...testing] },
    to: { path: '^sandbox/', ...atRunTime },
  },
  {
    name: 'words-at-the-edge',
    comment: 'The program speaks in codes (shared/messages/message.ts); the edge puts them into words.',
    from: {
      path: '^src/',
      pathNot: [
        '^src/shared/messages/',
        '^src/server/answers/say\\.ts$',
        // The back office is German.
        '^src/admin/',
        ...testing,
      ],
    },
    to: { path: '^src/shared/messages/[a-z]{2}/' },
  },
  {
    name: 'no-circles',
    comment: 'Whoever reads a file must come to an end; an import of types is one to follow, too.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-tests-in-production',
    comment: 'What runs in the shop uses nothing that was made for tests.',
    from: { path: '^(src|sandbox)/', pathNot: testing },
    to: { path: testing },
  },
  {
    name: 'resolvable',
    comment: 'An import that leads nowhere would be checked by no other rule.',
    from: {},
    to: { couldNotResolve: true },
  },
];

export default {
  forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
