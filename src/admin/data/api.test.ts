import { afterEach, describe, expect, it, vi } from 'vitest';
import { staffPersonHeader } from '../../shared/staff/actor.ts';
import { actAs, callApi } from './api.ts';
import { relogin } from './shared-question.ts';

const over = { status: 401, body: { code: 'session-over', message: 'Bitte melden Sie sich an.' } };
const done = { status: 200, body: { id: 'a' } };

/** Answers in this order. */
function answerWith(...answers: readonly { status: number; body: object }[]) {
  const left = [...answers];
  const fetched = vi.fn(() => {
    const { status, body } = left.shift()!;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const remove: (() => void)[] = [];
const answerLogin = (isLoggedIn: boolean) => {
  const ask = vi.fn(() => Promise.resolve(isLoggedIn));
  remove.push(relogin.registerDialog(ask));
  return ask;
};

afterEach(() => {
  remove.splice(0).forEach((end) => end());
  vi.unstubAllGlobals();
});

const save = { method: 'PATCH', body: { title: 'Bank' } };

describe('a call after the end of the session', () => {
  it('is sent again, with the same content, after a login', async () => {
    answerLogin(true);
    const fetched = answerWith(over, done);
    expect(await callApi('/pieces/a', save)).toEqual({ id: 'a' });
    const [first, second] = fetched.mock.calls as unknown[];
    expect(second).toEqual(first);
  });

  it('asks again if the session ends once more meanwhile', async () => {
    const ask = answerLogin(true);
    answerWith(over, over, done);
    expect(await callApi('/pieces/a')).toEqual({ id: 'a' });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('fails as not saved without a login, so that react-admin does not answer it with an empty record', async () => {
    answerLogin(false);
    answerWith(over);
    await expect(callApi('/pieces/a', save)).rejects.toMatchObject({
      status: 401,
      message: expect.stringMatching(/^Nicht gespeichert: /) as string,
      body: { code: 'not-saved' },
    });
  });

  it('leads to the login if it only reads', async () => {
    answerLogin(false);
    answerWith(over);
    await expect(callApi('/pieces/a')).rejects.toMatchObject({ body: { code: 'session-over' } });
  });

  it('asks nobody where that is not wanted', async () => {
    const ask = answerLogin(true);
    answerWith(over);
    await expect(callApi('/me', { asks: false })).rejects.toMatchObject({ body: { code: 'session-over' } });
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('a call in somebody’s name', () => {
  const other = { status: 409, body: { code: 'other-person', message: 'Jemand anders ist angemeldet.' } };
  const nameOf = (call: unknown) =>
    ((call as [string, RequestInit])[1].headers as Record<string, string>)[staffPersonHeader];
  afterEach(() => actAs(null));

  it('says who the screen believes to be there, where it changes something', async () => {
    actAs('ada');
    const fetched = answerWith(done, done, done);
    await callApi('/pieces/a', save);
    await callApi('/pieces/a');
    // Logs out the person who is logged in.
    await callApi('/logout', { method: 'POST', asks: false });
    expect((fetched.mock.calls as unknown[]).map(nameOf)).toEqual(['ada', undefined, undefined]);
  });

  it('is sent again once that person is back', async () => {
    actAs('ada');
    const ask = answerLogin(true);
    answerWith(other, done);
    expect(await callApi('/pieces/a', save)).toEqual({ id: 'a' });
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is not saved if they do not come back', async () => {
    actAs('ada');
    answerLogin(false);
    answerWith(other);
    await expect(callApi('/pieces/a', save)).rejects.toMatchObject({ body: { code: 'not-saved' } });
  });
});
