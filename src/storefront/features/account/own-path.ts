/**
 * A path of this shop that somebody wanted before the login, from the part after '#return='. It must not lead visitors
 * to other sites: anything but a path of our own is null.
 */
export function ownPath(wanted: string | null, origin: string): string | null {
  if (wanted === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) || !URL.canParse(wanted, origin))
    return null;
  const { origin: of, pathname, search, hash } = new URL(wanted, origin);
  return of === origin && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** The address of the login: the wanted page comes after '#', where no server and no log sees it. */
export function loginFor(loginPath: string, wanted: string): string {
  return `${loginPath}#return=${encodeURIComponent(wanted)}`;
}

/** The page wanted before this login; null: none of ours. */
export function wantedBefore({ hash, origin }: Pick<Location, 'hash' | 'origin'>): string | null {
  return ownPath(new URLSearchParams(hash.slice(1)).get('return'), origin);
}
