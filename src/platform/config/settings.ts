import { resolve } from 'node:path';
import { z } from 'zod';
import { isLive, paymentSettings, type PaymentSettings } from './payment-settings.ts';
import { plainConnections, plainlyReached } from './plain-connections.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { emailAddress } from '../http/fields.schemas.ts';

const defaultHost = '127.0.0.1';
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const secret = z.string().min(1);
/** `shop@wmk.example` or `WMK <shop@wmk.example>`. A single line, or it could add headers of its own. */
const sender = /^(?:[^\p{Cc}<>,]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u;

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default(defaultHost),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: flag.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, 'is no address like WMK <shop@wmk.example>')
    .default('WMK <shop@wmk.example>'),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: secret.optional(),
  S3_ACCESS_KEY_ID: secret.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  S3_REGION: z.string().min(1).default('eu-central-1'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'is no key like sk_live_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'is no key like pk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'is no secret like whsec_…')
    .optional(),
  STRIPE_KLARNA: z.enum(['on', 'off']).default('on'),
  PAYPAL_CLIENT_ID: secret.optional(),
  PAYPAL_CLIENT_SECRET: secret.optional(),
  PAYPAL_WEBHOOK_ID: secret.optional(),
  PAYPAL_MERCHANT_ID: secret.optional(),
  PAYPAL_ENVIRONMENT: z.enum(['sandbox', 'live']).default('sandbox'),
  SANDBOX: flag.optional(),
  ADMIN_EMAIL: emailAddress('is no address').optional(),
  ADMIN_PASSWORD: secret.optional(),
  GEOCODER_URL: z
    .url({ protocol: /^https?$/ })
    .refine((address) => /\/(search|api)$/.test(address), 'ends with /search (Nominatim) or /api (Photon)')
    .optional(),
  GOOGLE_PLACES_KEY: secret.optional(),
  TRANSLATION_PROVIDER: z.enum(['off', 'deepl', 'libretranslate']).default('off'),
  DEEPL_API_KEY: secret.optional(),
  LIBRETRANSLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LIBRETRANSLATE_API_KEY: secret.optional(),
  VAT_ID_REGISTER: z.enum(['vies', 'off']).optional(),
  METRICS_TOKEN: z.string().min(16, 'is too short: at least 16 characters').optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  // The words themselves are chosen when the pages are built (`vite.config.ts`).
  WORDING: z.enum(['specification', 'german']).default('specification'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: trustedProxies.optional(),
  PLAIN_CONNECTIONS: plainConnections.optional(),
});

type Environment = Record<string, string | undefined>;

/** The shop's settings, read once at start. Their names and defaults are documented in docs/settings.md. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. Links in mails and canonical addresses are built from this setting alone. */
  readonly publicUrl: string;
  /** Whether other machines can reach the shop, that is, `publicUrl` is not a name of this machine. */
  readonly isPublic: boolean;
  /** Whether staff with the roles owner and office need a second factor to work in the back office. */
  readonly secondFactorRequired: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /**
   * The connection for `npm run db:migrate` if the shop's own role may not change tables. The shop itself never opens
   * it.
   */
  readonly migrationDatabaseUrl: string | null;
  readonly demo: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly s3: S3Settings | null;
  readonly payment: PaymentSettings;
  /** The first owner's login, used while the shop has no staff. */
  readonly admin: { readonly email: string | null; readonly password: string | null };
  readonly addresses: AddressSettings;
  /** The service that translates texts of goods for staff; null: none. */
  readonly translation: TranslationSettings | null;
  /** The register that confirms VAT IDs of other member states; null: none, and nothing is sold without VAT for one. */
  readonly vatIdRegister: 'vies' | 'sandbox' | null;
  /**
   * The token for reading the figures at `/metrics`. If null, only this machine may read them, and only without a
   * proxy.
   */
  readonly metricsToken: string | null;
  readonly rateLimits: boolean;
  readonly logLevel: string;
  /** Whether German pages are German throughout, instead of with the English words of the specification. */
  readonly germanThroughout: boolean;
  /** Networks whose `X-Forwarded-*` headers are trusted, in the framework's format. */
  readonly trustedProxies: readonly string[];
}

/** The service that suggests addresses while they are typed. Without one, the shop's own table of towns is used. */
export interface AddressSettings {
  readonly geocoderUrl: string | null;
  readonly googlePlacesKey: string | null;
}

/** The service that is asked for translations, with its key. */
export type TranslationSettings =
  | { readonly provider: 'deepl'; readonly key: string }
  | { readonly provider: 'libretranslate'; readonly url: string; readonly key: string | null };

export interface S3Settings {
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** One wrong setting: its name, and what would be right. */
export interface SettingProblem {
  readonly setting: string;
  readonly problem: string;
}

export class WrongSettings extends Error {
  readonly problems: readonly SettingProblem[];
  constructor(problems: readonly SettingProblem[]) {
    super(problems.map((p) => `${p.setting}: ${p.problem}`).join('\n'));
    this.name = 'WrongSettings';
    this.problems = problems;
  }
}

const neededTogether = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
];

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Whether other machines can reach the shop under this address. Trial features (the stand-in for providers, the demo
 * catalogue, kept mails) depend on this and not on `HOST`, which is a loopback address behind every proxy too.
 */
export function isPublicAddress(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined || !URL.canParse(publicUrl)) return false;
  return !loopbackHosts.has(new URL(publicUrl).hostname.replace(/^\[(.*)\]$/, '$1'));
}

/**
 * Reads and checks the settings.
 * @param environment usually `process.env`; an empty value counts as not set
 * @throws WrongSettings naming every wrong setting, not just the first
 */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => ({
      setting: issue.path.join('.'),
      problem: issue.message,
    })),
    ...problemsBetween(given),
  ];
  if (!parsed.success || problems.length > 0) throw new WrongSettings(problems);
  const env = parsed.data;
  const isPublic = isPublicAddress(env.PUBLIC_URL);
  const payment = paymentSettings(env, isPublic);
  const register = env.VAT_ID_REGISTER ?? (payment.sandbox ? 'sandbox' : 'off');
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, ''),
    isPublic,
    secondFactorRequired: isPublic,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL ?? null,
    demo: env.DEMO ?? !isPublic,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    s3:
      env.S3_BUCKET !== undefined &&
      env.S3_ACCESS_KEY_ID !== undefined &&
      env.S3_SECRET_ACCESS_KEY !== undefined
        ? {
            endpoint: env.S3_ENDPOINT ?? null,
            bucket: env.S3_BUCKET,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
            region: env.S3_REGION,
          }
        : null,
    payment,
    admin: { email: env.ADMIN_EMAIL ?? null, password: env.ADMIN_PASSWORD ?? null },
    addresses: {
      geocoderUrl: env.GEOCODER_URL ?? null,
      googlePlacesKey: env.GOOGLE_PLACES_KEY ?? null,
    },
    translation: translationSettings(env),
    vatIdRegister: register === 'off' ? null : register,
    metricsToken: env.METRICS_TOKEN ?? null,
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
    germanThroughout: env.WORDING === 'german',
    trustedProxies: env.TRUST_PROXY ?? [],
  };
}

function translationSettings(env: z.output<typeof schema>): TranslationSettings | null {
  const { TRANSLATION_PROVIDER: provider, DEEPL_API_KEY: key, LIBRETRANSLATE_URL: url } = env;
  if (provider === 'deepl' && key !== undefined) return { provider, key };
  return provider === 'libretranslate' && url !== undefined
    ? { provider, url, key: env.LIBRETRANSLATE_API_KEY ?? null }
    : null;
}

/**
 * Conflicts between settings, found from their raw texts so that they are reported together with all other problems.
 */
function problemsBetween(given: Environment): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const host = given['HOST'] ?? defaultHost;
  const onLoopback = loopbackHosts.has(host);
  if (!onLoopback && given['PUBLIC_URL'] === undefined) {
    // Links in mails must not come from a Host header, which anybody can send.
    problems.push({ setting: 'PUBLIC_URL', problem: `is required when HOST (${host}) is not loopback` });
  }
  if (onLoopback && given['PUBLIC_URL']?.startsWith('https:') && given['TRUST_PROXY'] === undefined) {
    problems.push({
      setting: 'TRUST_PROXY',
      problem:
        'is required when PUBLIC_URL is https and HOST loopback: visitors come through a proxy, whose network it names (loopback: on this machine; 0: nobody says who asks)',
    });
  }
  if (isPublicAddress(given['PUBLIC_URL'])) {
    for (const { setting, host } of plainlyReached(given)) {
      problems.push({
        setting,
        problem: `would send personal data to ${host} unencrypted: use TLS (sslmode=require, smtps:, https:), or name the host in PLAIN_CONNECTIONS where the network is your own`,
      });
    }
  }
  for (const [provider, setting] of [
    ['deepl', 'DEEPL_API_KEY'],
    ['libretranslate', 'LIBRETRANSLATE_URL'],
  ] as const) {
    if (given['TRANSLATION_PROVIDER'] === provider && given[setting] === undefined) {
      problems.push({ setting, problem: `is required with TRANSLATION_PROVIDER=${provider}` });
    }
  }
  const isForThisMachine = onLoopback && !isPublicAddress(given['PUBLIC_URL']);
  if (!isForThisMachine && given['RATE_LIMITS'] === 'off') {
    problems.push({
      setting: 'RATE_LIMITS',
      problem: 'may be off only where HOST and PUBLIC_URL are loopback',
    });
  }
  if (isLive(given) && given['RATE_LIMITS'] === 'off') {
    problems.push({ setting: 'RATE_LIMITS', problem: 'may not be off where real money moves' });
  }
  if (isLive(given) && given['PUBLIC_URL']?.startsWith('http:') && isPublicAddress(given['PUBLIC_URL'])) {
    problems.push({ setting: 'PUBLIC_URL', problem: 'must be https where real money moves' });
  }
  for (const parts of neededTogether) {
    const count = parts.filter((part) => given[part] !== undefined).length;
    if (count === 0 || count === parts.length) continue;
    problems.push({ setting: parts.join(', '), problem: 'are needed together' });
  }
  const takesRealWallet = given['PAYPAL_CLIENT_ID'] !== undefined && given['PAYPAL_ENVIRONMENT'] === 'live';
  if (takesRealWallet && given['PAYPAL_MERCHANT_ID'] === undefined) {
    problems.push({
      setting: 'PAYPAL_MERCHANT_ID',
      problem: 'is required where real money moves: every payment is compared with it',
    });
  }
  if (given['MIGRATION_DATABASE_URL'] !== undefined && given['DATABASE_URL'] === undefined) {
    problems.push({ setting: 'MIGRATION_DATABASE_URL', problem: 'is of use only beside DATABASE_URL' });
  }
  const hasBoth = given['STRIPE_SECRET_KEY'] !== undefined && given['PAYPAL_CLIENT_ID'] !== undefined;
  if (hasBoth && /^(sk|rk)_live_/.test(given['STRIPE_SECRET_KEY'] ?? '') !== takesRealWallet) {
    problems.push({
      setting: 'STRIPE_SECRET_KEY, PAYPAL_ENVIRONMENT',
      problem: 'must both be live or both be for testing: what is paid on trial would count as paid',
    });
  }
  const keys = ['STRIPE_SECRET_KEY', 'PAYPAL_CLIENT_ID'];
  if (given['SANDBOX'] === '1' && keys.some((key) => given[key] !== undefined)) {
    problems.push({ setting: 'SANDBOX', problem: 'is only for shops whose payment providers have no keys' });
  }
  const kindOf = (key: string): string | undefined => given[key]?.split('_')[1];
  const stripeKinds = [kindOf('STRIPE_SECRET_KEY'), kindOf('STRIPE_PUBLISHABLE_KEY')];
  if (stripeKinds.every((kind) => kind !== undefined) && stripeKinds[0] !== stripeKinds[1]) {
    problems.push({
      setting: 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY',
      problem: 'must both be live or both be test keys',
    });
  }
  return problems;
}
