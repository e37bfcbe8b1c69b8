/** Loaded when the first password is chosen: the list takes some megabytes. */
let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Returns a function that tells whether a password, in lower case, is among the most common ones. */
export async function commonPasswords(): Promise<(password: string) => boolean> {
  known ??= load();
  const passwords = await known;
  return (password) => passwords.has(password);
}
