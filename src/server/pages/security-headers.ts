/**
 * The headers of every page. Scripts come from us alone. The one inlined script and the inlined styles are named by
 * their hashes, so nothing 'unsafe' is allowed. `styleSource` null is development, where Vite inlines freely.
 */
export function securityHeaders(styleSource: string | null, scriptSource: string): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scriptSource}`.trim(),
    `style-src 'self' ${styleSource ?? ''}`.trim(),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    ...(styleSource === null ? {} : { 'content-security-policy': policy }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}

/**
 * A browser that has once connected by TLS uses nothing else for a year. Pages from the cache do not pass the plug-in
 * that could set this header.
 * @param publicUrl the shop's address; on plain HTTP, such as on one's own machine, the header is omitted
 */
export function alwaysByTls(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};
}

/** The same headers for a page that may embed frames from these hosts. */
export function withFrames(
  headers: Readonly<Record<string, string>>,
  hosts: readonly string[],
): Readonly<Record<string, string>> {
  const policy = headers['content-security-policy'];
  return policy === undefined
    ? headers
    : { ...headers, 'content-security-policy': `${policy}; frame-src ${hosts.join(' ')}` };
}

/**
 * The sources that the card provider's script needs, in the provider's own words, for pages on which a card may be
 * charged.
 */
const stripeSources: Readonly<Record<string, string>> = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'connect-src': 'https://api.stripe.com',
  'img-src': 'https://*.stripe.com',
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
};

/** The same headers for a page that shows the card provider's own form. */
export function withStripe(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const policy = headers['content-security-policy'];
  if (policy === undefined) return headers;
  const directives = policy.split('; ');
  const names = directives.map((directive) => directive.split(' ')[0]);
  const opened = directives.map((directive, index) => {
    const more = stripeSources[names[index] ?? ''];
    return more === undefined ? directive : `${directive} ${more}`;
  });
  const missing = Object.keys(stripeSources).filter((name) => !names.includes(name));
  return {
    ...headers,
    'content-security-policy': [
      ...opened,
      ...missing.map((name) => `${name} ${stripeSources[name] ?? ''}`),
    ].join('; '),
  };
}

/** For pages whose address is a secret: not cached, not indexed, and not sent as a referrer. */
export const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;
