/**
 * Who does something. Use cases check it themselves, whatever address the request came by.
 * `system` is the shop itself: the first filling, an import at the command line, a scheduled job.
 */
export type Actor = { readonly kind: 'system'; readonly name: string } | { readonly kind: 'visitor' };
