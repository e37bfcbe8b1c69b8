/** Screens that mails lead to, by their names in the links. */
const screens: ReadonlyMap<string, string> = new Map([
  ['invitation', '/einladung'],
  ['new-password', '/passwort-neu'],
]);

/**
 * The screen that a mailed link leads to. Its secret comes after the `#`, so that no server, proxy or log ever sees it:
 * '#/invitation?token=abc' is '/einladung#token=abc'.
 * @returns null for any other address
 */
export function screenOfMailedLink(hash: string): string | null {
  const [, name = '', token] = /^#\/([a-z-]+)\?token=([\w-]+)$/.exec(hash) ?? [];
  const screen = screens.get(name);
  return screen === undefined || token === undefined ? null : `${screen}#token=${token}`;
}

/** The secret in a mailed link. */
export function mailedToken(hash: string): string | null {
  return /^#token=([\w-]+)$/.exec(hash)?.[1] ?? null;
}
