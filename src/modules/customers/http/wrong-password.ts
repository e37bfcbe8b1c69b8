import type { Issue } from '../../../platform/http/refusal.ts';

/** Which field a refusal is about, where it is the password that was to be shown once more. */
export function wrongPassword(code: string): readonly Issue[] | undefined {
  return code === 'password-wrong'
    ? [{ field: 'password', message: 'Dieses Passwort ist nicht richtig' }]
    : undefined;
}
