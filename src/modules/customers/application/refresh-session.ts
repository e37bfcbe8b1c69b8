import { fail, ok, type Result } from '../../../shared/result.ts';
import { decideRefresh } from '../domain/session-rules.ts';
import {
  addTokens,
  endSession,
  lockRefreshToken,
  markUsed,
  touchSession,
  type Tokens,
} from '../infrastructure/stored-session.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';

type Refused = { readonly code: 'session-over' };

/** Gives a browser its next tokens. A refresh token that is used again later ends its session: it was stolen. */
export async function refreshSession(
  deps: CustomersDependencies,
  refreshToken: string,
): Promise<Result<Tokens, Refused>> {
  const now = deps.now();
  const tokens = { access: deps.newSecret(), refresh: deps.newSecret() };
  // Not as a failed result: that would be rolled back, and the theft with it.
  const renewed = await deps.db.transaction(async (tx) => {
    const found = await lockRefreshToken(tx, refreshToken);
    if (found === null) return false;
    switch (decideRefresh(found.token, found.session, now)) {
      case 'refuse':
        return false;
      case 'end-session':
        await endSession(tx, found.sessionId, now);
        return false;
      case 'renew':
        await markUsed(tx, refreshToken, now);
        await addTokens(tx, found.sessionId, tokens, now, refreshToken);
        await touchSession(tx, found.sessionId, now);
        return true;
    }
  });
  return renewed ? ok(tokens) : fail({ code: 'session-over' });
}
