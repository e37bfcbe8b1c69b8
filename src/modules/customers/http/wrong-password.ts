import type { Issue } from '../../../shared/messages/message.ts';

/** Which field a refusal is about, where it is the password that was to be shown once more. */
export function wrongPassword(code: string): readonly Issue[] | undefined {
  return code === 'password-wrong' ? [{ field: 'password', code: 'password-not-right' }] : undefined;
}
