import type { Tokens } from '../infrastructure/stored-session.ts';

/** Who is logged in, as the browser keeps it (spec 3). */
export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface LoggedIn {
  readonly tokens: Tokens;
  readonly profile: Profile;
}

export function profileOf({ name, email, phone }: Profile): Profile {
  return { name, email, phone };
}
