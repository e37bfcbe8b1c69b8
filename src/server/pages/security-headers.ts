/**
 * The headers of every page. Scripts come from us alone; the one inlined script and the inlined styles are named
 * by their hashes, so nothing 'unsafe' is allowed. `styleSource` null is development, where Vite inlines at will.
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
 * A browser that came by TLS once uses nothing else for a year. Pages from memory pass no plug-in
 * that could set the header.
 * @param publicUrl where the shop is; on plain HTTP, as on one's own machine, nothing is said
 */
export function alwaysByTls(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};
}

/** The same headers for a page that may show pages of these hosts in a frame. */
export function withFrames(
  headers: Readonly<Record<string, string>>,
  hosts: readonly string[],
): Readonly<Record<string, string>> {
  const policy = headers['content-security-policy'];
  return policy === undefined
    ? headers
    : { ...headers, 'content-security-policy': `${policy}; frame-src ${hosts.join(' ')}` };
}

/** What the card provider's script needs, in the provider's own words; for pages on which a card may be charged. */
const stripeSources: Readonly<Record<string, string>> = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'connect-src': 'https://api.stripe.com',
  'img-src': 'https://*.stripe.com',
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
};

/** The same headers for a page on which the card provider's own form is shown. */
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

/** For pages whose address is a secret: kept by nobody, found by nobody, and told to nobody as a referrer. */
export const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;
