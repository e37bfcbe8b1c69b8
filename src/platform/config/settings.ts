import { resolve } from 'node:path';
import { z } from 'zod';

const defaultHost = '127.0.0.1';
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const secret = z.string().min(1);
/** `shop@wmk.example` or `WMK <shop@wmk.example>`: one line, or it could write headers of its own. */
const sender = /^(?:[^\p{Cc}<>,]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u;

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default(defaultHost),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: flag.default(true),
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
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
});

type Environment = Record<string, string | undefined>;

/** The shop's settings, read once at start. Their names and defaults are documented in the README. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash; links in mails and canonical addresses come from here alone. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly demo: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly s3: S3Settings | null;
  readonly rateLimits: boolean;
  readonly logLevel: string;
  readonly trustProxy: boolean;
}

export interface S3Settings {
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** One wrong setting: which, and what would be right. */
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

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Reads and checks the settings.
 * @param environment usually `process.env`; an empty value counts as not set
 * @throws WrongSettings naming every setting that is wrong, not just the first
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
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    demo: env.DEMO,
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
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
  };
}

/** What is wrong between settings, told from their texts alone, so that it is said together with all other problems. */
function problemsBetween(given: Environment): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const host = given['HOST'] ?? defaultHost;
  const onLoopback = loopbackHosts.has(host);
  if (!onLoopback && given['PUBLIC_URL'] === undefined) {
    // Links in mails must not come from a Host header, which anybody can send.
    problems.push({ setting: 'PUBLIC_URL', problem: `is required when HOST (${host}) is not loopback` });
  }
  if (!onLoopback && given['RATE_LIMITS'] === 'off') {
    problems.push({ setting: 'RATE_LIMITS', problem: 'may be off only on loopback' });
  }
  const s3Parts = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const s3Given = s3Parts.filter((part) => given[part] !== undefined).length;
  if (s3Given !== 0 && s3Given !== s3Parts.length) {
    problems.push({ setting: s3Parts.join(', '), problem: 'are needed together' });
  }
  return problems;
}
