import type { Tokens } from '../infrastructure/stored-session.ts';

/** Who is logged in, as the browser keeps it (spec 3). */
export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface LoggedIn {
  readonly tokens: Tokens;
  /** For the cookie by which the browser is known at its next login. */
  readonly deviceToken: string;
  readonly profile: Profile;
}

/** Under what somebody's browsers are known. */
export const accountOf = (id: string): string => `customer ${id}`;

export function profileOf({ name, email, phone }: Profile): Profile {
  return { name, email, phone };
}
