import { z } from 'zod';

/** Hosts, separated by commas, that the shop may connect to without TLS: names on a private network. */
export const plainConnections = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (hosts) => hosts.every((host) => /^[a-z0-9._-]+$|^[0-9a-f:]+$/.test(host)),
    'names hosts without scheme and port, like postgres,10.0.0.5',
  );

/** This machine, by name, address or socket. */
const own = /^(localhost|127(\.\d+){3}|::1|\/.*)$/;

/** If a parameter is given twice, PostgreSQL's client reads only one of the two: both must ask for encryption. */
const isDatabaseEncrypted = ({ searchParams }: URL): boolean => {
  const modes = searchParams.getAll('sslmode');
  return modes.length > 0
    ? modes.every((mode) => /^(require|verify-ca|verify-full)$/.test(mode))
    : searchParams.get('ssl') === 'true';
};

/** Parameters of a database's address may name other hosts than the address itself. */
const hostsOf = (url: URL): readonly string[] => {
  const named = [...url.searchParams.getAll('host'), ...url.searchParams.getAll('hostaddr')];
  return [url.hostname, ...named.flatMap((hosts) => hosts.split(','))]
    .map((host) => host.replace(/^\[(.*)\]$/, '$1').toLowerCase())
    .filter((host) => host !== '');
};

/** Whether a setting guarantees that the connection is encrypted. */
const isEncrypted: Readonly<Record<string, (url: URL) => boolean>> = {
  DATABASE_URL: isDatabaseEncrypted,
  MIGRATION_DATABASE_URL: isDatabaseEncrypted,
  // Without `requireTLS`, an attacker on the way can remove the offer of STARTTLS, and mails are sent unencrypted.
  SMTP_URL: ({ protocol, searchParams }) =>
    protocol === 'smtps:' ||
    searchParams.get('requireTLS') === 'true' ||
    searchParams.get('secure') === 'true',
  S3_ENDPOINT: ({ protocol }) => protocol === 'https:',
  GEOCODER_URL: ({ protocol }) => protocol === 'https:',
};

/** Settings that would send shoppers' data over a network unencrypted, each with the host it would go to. */
export function plainlyReached(
  given: Readonly<Record<string, string | undefined>>,
): { readonly setting: string; readonly host: string }[] {
  const allowed = new Set(
    (given['PLAIN_CONNECTIONS'] ?? '').split(',').map((host) => host.trim().toLowerCase()),
  );
  return Object.entries(isEncrypted).flatMap(([setting, encrypts]) => {
    const text = given[setting];
    if (text === undefined || !URL.canParse(text)) return [];
    const url = new URL(text);
    const host = hostsOf(url).find((each) => !own.test(each) && !allowed.has(each));
    return host === undefined || encrypts(url) ? [] : [{ setting, host }];
  });
}
