/**
 * The headers of every page. Scripts come from us alone; the one inlined script and the inlined styles are named
 * by their hashes, so nothing 'unsafe' is allowed. `styleSource` null is development, where Vite inlines at will.
 */
export function securityHeaders(styleSource: string | null, scriptSource: string): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scriptSource}`,
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

/** For pages whose address is a secret: kept by nobody, found by nobody, and told to nobody as a referrer. */
export const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;
