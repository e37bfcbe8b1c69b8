import { describe, expect, test } from 'vitest';
import { hourMs } from '../../../shared/time/durations.ts';
import { linkEnd, newSession, slide } from './staff-session-rules.ts';

const start = new Date('2026-06-15T08:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * hourMs);

describe('a session of staff', () => {
  test('lasts ten hours without work, and moves on with it', () => {
    const session = newSession(start);
    expect(session.expiresAt).toEqual(after(10));
    expect(slide(session, after(4))).toEqual({ ...session, lastUsedAt: after(4), expiresAt: after(14) });
  });

  test('is not written with every request', () => {
    expect(slide(newSession(start), after(0.05))).toBeNull();
    expect(slide(newSession(start), after(0.1))).toMatchObject({ expiresAt: after(10.1) });
  });

  test('never lasts longer than two weeks', () => {
    const session = { ...newSession(start), lastUsedAt: after(14 * 24 - 16), expiresAt: after(14 * 24 - 6) };
    expect(slide(session, after(14 * 24 - 7))).toMatchObject({ expiresAt: after(14 * 24) });
    // Its last use is noted until the end.
    const last = { ...session, lastUsedAt: after(14 * 24 - 7), expiresAt: session.endsAt };
    expect(slide(last, after(14 * 24 - 1))).toEqual({ ...last, lastUsedAt: after(14 * 24 - 1) });
  });
});

test('an invitation holds a week, a link for a new password an hour', () => {
  expect(linkEnd('invitation', start)).toEqual(after(7 * 24));
  expect(linkEnd('reset', start)).toEqual(after(1));
});
