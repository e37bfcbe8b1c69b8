import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, WrongSettings, type Settings } from './settings.ts';

const s3 = { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const liveStripe = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' };
/** What a public shop must set behind a proxy on its own machine. */
const proxied = { TRUST_PROXY: 'loopback' };
const onTheNet = { HOST: '0.0.0.0', PUBLIC_URL: 'https://wmk.example' };

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    return error.problems.map(({ setting }) => setting);
  }
}

test('without any setting the shop listens on loopback, with everything embedded', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    isPublic: false,
    secondFactorRequired: false,
    admin: { email: null, password: null },
    addresses: { geocoderUrl: null, googlePlacesKey: null },
    translation: null,
    vatIdRegister: 'sandbox',
    dataDir: resolve('.data'),
    databaseUrl: null,
    migrationDatabaseUrl: null,
    demo: true,
    germanThroughout: false,
    smtpUrl: null,
    mailFrom: 'WMK <shop@wmk.example>',
    s3: null,
    payment: { stripe: null, takesKlarna: true, paypal: null, sandbox: true, isTrial: true, live: false },
    metricsToken: null,
    rateLimits: true,
    logLevel: 'info',
    trustedProxies: [],
  });
});

describe('a setting is taken as it is meant:', () => {
  test.each<[Record<string, string>, Partial<Settings>]>([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '' }, { port: 3000 }],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ PORT: '8080' }, { publicUrl: 'http://localhost:8080' }],
    [{ PUBLIC_URL: 'https://wmk.example//', ...proxied }, { publicUrl: 'https://wmk.example' }],
    [onTheNet, { host: '0.0.0.0', publicUrl: 'https://wmk.example' }],
    [
      { TRANSLATION_PROVIDER: 'deepl', DEEPL_API_KEY: 'k:fx' },
      { translation: { provider: 'deepl', key: 'k:fx' } },
    ],
    [
      { TRANSLATION_PROVIDER: 'libretranslate', LIBRETRANSLATE_URL: 'http://localhost:5000' },
      { translation: { provider: 'libretranslate', url: 'http://localhost:5000', key: null } },
    ],
    [{ DEEPL_API_KEY: 'k' }, { translation: null }],
    [{ VAT_ID_REGISTER: 'vies' }, { vatIdRegister: 'vies' }],
    [{ VAT_ID_REGISTER: 'off' }, { vatIdRegister: null }],
    [{ SANDBOX: '0' }, { vatIdRegister: null }],
    [{ ...onTheNet, SANDBOX: '1' }, { vatIdRegister: 'sandbox' }],
    [onTheNet, { vatIdRegister: null }],
    [{ DATA_DIR: '/srv/wmk' }, { dataDir: resolve('/srv/wmk') }],
    [{ DATABASE_URL: 'postgres://wmk@localhost/wmk' }, { databaseUrl: 'postgres://wmk@localhost/wmk' }],
    [{ DATABASE_URL: 'postgresql://wmk@localhost/wmk' }, { databaseUrl: 'postgresql://wmk@localhost/wmk' }],
    [{ DEMO: '0' }, { demo: false }],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, { isPublic: false, secondFactorRequired: false, demo: true }],
    [{ PUBLIC_URL: 'http://[::1]:8080' }, { isPublic: false, secondFactorRequired: false, demo: true }],
    [
      { PUBLIC_URL: 'https://wmk.example', ...proxied },
      { isPublic: true, secondFactorRequired: true, demo: false },
    ],
    [
      { PUBLIC_URL: 'https://localhost.example', ...proxied },
      { isPublic: true, secondFactorRequired: true, demo: false },
    ],
    [{ PUBLIC_URL: 'http://192.168.0.7' }, { isPublic: true, secondFactorRequired: true, demo: false }],
    [
      { PUBLIC_URL: 'https://wmk.example', DEMO: '1', ...proxied },
      { isPublic: true, secondFactorRequired: true, demo: true },
    ],
    [
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
      { isPublic: false, secondFactorRequired: false, demo: true },
    ],
    [{ SMTP_URL: 'smtps://u:p@mail.example:465' }, { smtpUrl: 'smtps://u:p@mail.example:465' }],
    [{ RATE_LIMITS: 'off' }, { rateLimits: false }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ WORDING: 'german' }, { germanThroughout: true }],
    [{}, { germanThroughout: false }],
    [{ TRUST_PROXY: '0' }, { trustedProxies: [] }],
    [{ TRUST_PROXY: 'loopback, private' }, { trustedProxies: ['loopback', 'uniquelocal'] }],
    [{ TRUST_PROXY: '203.0.113.7,fd00::/8' }, { trustedProxies: ['203.0.113.7', 'fd00::/8'] }],
    [{ METRICS_TOKEN: 'sixteen-letters!' }, { metricsToken: 'sixteen-letters!' }],
    [
      { ...s3, S3_ENDPOINT: 'http://localhost:9000' },
      {
        s3: {
          endpoint: 'http://localhost:9000',
          bucket: 'shop',
          accessKeyId: 'id',
          secretAccessKey: 'key',
          region: 'eu-central-1',
        },
      },
    ],
    [
      s3,
      {
        s3: {
          endpoint: null,
          bucket: 'shop',
          accessKeyId: 'id',
          secretAccessKey: 'key',
          region: 'eu-central-1',
        },
      },
    ],
  ])('%j', (environment, expected) => {
    expect(readSettings(environment)).toMatchObject(expected);
  });
});

describe('which provider takes the money, and whether the shop stands in for them:', () => {
  test.each<[string, Record<string, string>, object]>([
    [
      'no keys, on loopback',
      {},
      { stripe: null, takesKlarna: true, paypal: null, sandbox: true, isTrial: true, live: false },
    ],
    ['no keys, not wanted', { SANDBOX: '0' }, { sandbox: false }],
    ['no keys, where strangers come by', onTheNet, { sandbox: false }],
    [
      'no keys, and strangers come by a proxy',
      { PUBLIC_URL: 'https://wmk.example', ...proxied },
      { sandbox: false },
    ],
    ['the same, on purpose', { ...onTheNet, SANDBOX: '1' }, { sandbox: true, live: false }],
    [
      'keys of one provider',
      stripe,
      { stripe: expect.anything(), takesKlarna: true, paypal: null, sandbox: false, live: false },
    ],
    [
      'keys of the other',
      paypal,
      { stripe: null, paypal: { environment: 'sandbox' }, sandbox: false, live: false },
    ],
    ['real money by card', liveStripe, { live: true, sandbox: false, isTrial: false }],
    ['test keys', stripe, { live: false, isTrial: true }],
    ['neither keys nor the stand-in', { SANDBOX: '0' }, { sandbox: false, isTrial: false }],
    [
      'real money by wallet',
      { ...paypal, PAYPAL_ENVIRONMENT: 'live', PAYPAL_MERCHANT_ID: 'M1' },
      { live: true },
    ],
    ['an environment without keys', { PAYPAL_ENVIRONMENT: 'live' }, { live: false, sandbox: true }],
  ])('%s', (_, environment, expected) => {
    expect(readSettings(environment).payment).toMatchObject(expected);
  });
});

describe('a wrong setting stops the start, by its name:', () => {
  test.each<[Record<string, string>, string[]]>([
    [{ PORT: 'http' }, ['PORT']],
    [{ PORT: '65536' }, ['PORT']],
    [{ PORT: '-1' }, ['PORT']],
    [{ PORT: '80.5' }, ['PORT']],
    [{ PUBLIC_URL: 'wmk.example' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, ['PUBLIC_URL']],
    [{ DATABASE_URL: 'mysql://localhost/wmk' }, ['DATABASE_URL']],
    [{ DEMO: 'yes' }, ['DEMO']],
    [{ SMTP_URL: 'http://mail.example' }, ['SMTP_URL']],
    [{ MAIL_FROM: 'x' }, ['MAIL_FROM']],
    [{ MAIL_FROM: 'nobody at all' }, ['MAIL_FROM']],
    [{ MAIL_FROM: 'WMK <shop@wmk.example>\r\nBcc: all@example.org' }, ['MAIL_FROM']],
    [{ ...s3, S3_ENDPOINT: 'bucket' }, ['S3_ENDPOINT']],
    [{ RATE_LIMITS: '0' }, ['RATE_LIMITS']],
    [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL']],
    [{ WORDING: 'english' }, ['WORDING']],
    ...['true', '1', '2', 'loopback,', '10.1', '10.0.0.0/33', '0.0.0.0/0', '::/0', 'proxy.example'].map(
      (wrong): [Record<string, string>, string[]] => [{ TRUST_PROXY: wrong }, ['TRUST_PROXY']],
    ),
    // Visitors can only reach it by https through a proxy.
    [{ PUBLIC_URL: 'https://wmk.example' }, ['TRUST_PROXY']],
    [{ HOST: '0.0.0.0' }, ['PUBLIC_URL']],
    [{ ...onTheNet, RATE_LIMITS: 'off' }, ['RATE_LIMITS']],
    [{ PUBLIC_URL: 'https://wmk.example', RATE_LIMITS: 'off', ...proxied }, ['RATE_LIMITS']],
    [{ S3_BUCKET: 'shop' }, ['S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY']],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, [Object.keys(stripe).join(', ')]],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, ['STRIPE_SECRET_KEY']],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, ['STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY']],
    [{ ...stripe, STRIPE_KLARNA: 'no' }, ['STRIPE_KLARNA']],
    [{ PAYPAL_WEBHOOK_ID: 'WH-1' }, [Object.keys(paypal).join(', ')]],
    [{ ...paypal, PAYPAL_ENVIRONMENT: 'production' }, ['PAYPAL_ENVIRONMENT']],
    [{ ...paypal, PAYPAL_ENVIRONMENT: 'live' }, ['PAYPAL_MERCHANT_ID']],
    [{ MIGRATION_DATABASE_URL: 'postgres://owner@localhost/wmk' }, ['MIGRATION_DATABASE_URL']],
    // Customers paying by wallet would not have been charged.
    [{ ...liveStripe, ...paypal }, ['STRIPE_SECRET_KEY, PAYPAL_ENVIRONMENT']],
    [
      { ...stripe, ...paypal, PAYPAL_ENVIRONMENT: 'live', PAYPAL_MERCHANT_ID: 'M1' },
      ['STRIPE_SECRET_KEY, PAYPAL_ENVIRONMENT'],
    ],
    [{ ...stripe, SANDBOX: '1' }, ['SANDBOX']],
    [{ ...liveStripe, RATE_LIMITS: 'off' }, ['RATE_LIMITS']],
    [{ ...liveStripe, PUBLIC_URL: 'http://wmk.example' }, ['PUBLIC_URL']],
    [{ PORT: 'x', DEMO: '2', LOG_LEVEL: '' }, ['PORT', 'DEMO']],
    [{ PORT: 'x', HOST: '0.0.0.0' }, ['PORT', 'PUBLIC_URL']],
    [
      { HOST: '0.0.0.0', RATE_LIMITS: 'off', S3_BUCKET: 'x' },
      ['PUBLIC_URL', 'RATE_LIMITS', expect.anything() as never],
    ],
  ])('%j', (environment, expected) => {
    expect(problemsOf(environment)).toEqual(expected);
  });

  describe('a public shop does not send personal data unencrypted to another machine:', () => {
    const open = { PUBLIC_URL: 'https://wmk.example', ...proxied };
    test.each<[string, Record<string, string>, string[]]>([
      ['a database', { DATABASE_URL: 'postgres://wmk@db/wmk' }, ['DATABASE_URL']],
      ['one that may do without', { DATABASE_URL: 'postgres://wmk@db/wmk?sslmode=prefer' }, ['DATABASE_URL']],
      ['one with TLS', { DATABASE_URL: 'postgres://wmk@db/wmk?sslmode=verify-full' }, []],
      ['one on this machine', { DATABASE_URL: 'postgres://wmk@127.0.0.1:5432/wmk' }, []],
      ['one by a socket', { DATABASE_URL: 'postgres:///wmk?host=/run/postgresql' }, []],
      [
        'one that says both',
        { DATABASE_URL: 'postgres://wmk@db/wmk?sslmode=require&sslmode=disable' },
        ['DATABASE_URL'],
      ],
      ['one behind another name', { DATABASE_URL: 'postgres://wmk@localhost/wmk?host=db' }, ['DATABASE_URL']],
      [
        'its migrations',
        {
          DATABASE_URL: 'postgres://wmk@db/wmk?sslmode=require',
          MIGRATION_DATABASE_URL: 'postgres://o@db/wmk',
        },
        ['MIGRATION_DATABASE_URL'],
      ],
      ['one that is named', { DATABASE_URL: 'postgres://wmk@db/wmk', PLAIN_CONNECTIONS: 'cache, DB' }, []],
      [
        'another one',
        { DATABASE_URL: 'postgres://wmk@db/wmk', PLAIN_CONNECTIONS: 'cache' },
        ['DATABASE_URL'],
      ],
      ['mails', { SMTP_URL: 'smtp://u:p@mail.example:587' }, ['SMTP_URL']],
      ['mails with TLS', { SMTP_URL: 'smtps://u:p@mail.example:465' }, []],
      ['mails with STARTTLS or none', { SMTP_URL: 'smtp://u:p@mail.example:587?requireTLS=true' }, []],
      ['files', { ...s3, S3_ENDPOINT: 'http://minio:9000' }, ['S3_ENDPOINT']],
      ['addresses', { GEOCODER_URL: 'http://photon:2322/api' }, ['GEOCODER_URL']],
      ['no hosts', { PLAIN_CONNECTIONS: 'http://db' }, ['PLAIN_CONNECTIONS']],
    ])('%s', (_what, environment, expected) => {
      expect(problemsOf({ ...open, ...environment })).toEqual(expected);
    });

    test('a shop to try things with may', () => {
      expect(problemsOf({ DATABASE_URL: 'postgres://wmk@db/wmk' })).toEqual([]);
    });
  });

  test('the line names the problem, and repeats no secret', () => {
    const read = () => readSettings({ SMTP_URL: 'http://user:geheim@mail.example', PORT: 'x' });
    expect(read).toThrow(/^PORT: .+\nSMTP_URL: .+$/s);
    expect(read).not.toThrow(/geheim/);
  });
});

test.each(['https://geo.example/search', 'http://127.0.0.1:2322/api'])('%s suggests addresses', (address) => {
  expect(readSettings({ GEOCODER_URL: address }).addresses.geocoderUrl).toBe(address);
});

test('an address of neither Nominatim nor Photon is refused', () => {
  expect(() => readSettings({ GEOCODER_URL: 'https://geo.example/' })).toThrow(
    /GEOCODER_URL: ends with \/search/,
  );
});
