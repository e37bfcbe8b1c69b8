import { useState } from 'react';
import * as t from '#texts/account.ts';
import { Problem, tokenOfLink } from './mailed-links.browser.tsx';
import { RefuseLink } from './refuse-link.browser.tsx';

/** Stops a change of address that somebody else has asked for. */
export function StopEmail() {
  const [token] = useState(tokenOfLink);
  if (token === null) return <Problem text={t.noToken} path="/account/security" label={t.toAccount} />;
  return <RefuseLink token={token} text={null} label={t.stop} />;
}
