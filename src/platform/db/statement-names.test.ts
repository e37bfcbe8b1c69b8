import { describe, expect, test } from 'vitest';
import { isStalePlan, StatementNames } from './statement-names.ts';

describe('a statement is prepared', () => {
  test('from its second time on, always under the same name', () => {
    const names = new StatementNames();
    expect(names.nameOf('select $1')).toBeNull();
    const name = names.nameOf('select $1');
    expect(name).not.toBeNull();
    expect(names.nameOf('select $1')).toBe(name);
  });

  test('each under a name of its own', () => {
    const names = new StatementNames();
    const texts = Array.from({ length: 50 }, (_, index) => `select ${index}, $1`);
    texts.forEach((text) => names.nameOf(text));
    expect(new Set(texts.map((text) => names.nameOf(text))).size).toBe(50);
  });

  test.each([
    'begin',
    'commit',
    'set local role x',
    'listen cache',
    'select 1; select 2',
    'create table a ()',
  ])('but not %s', (text) => {
    const names = new StatementNames();
    names.nameOf(text);
    expect(names.nameOf(text)).toBeNull();
  });

  test('and only a limited number: endless texts leave the first ones their names', () => {
    const names = new StatementNames();
    const twice = (text: string) => names.nameOf(text) ?? names.nameOf(text);
    const first = twice('select 0');
    const named = Array.from({ length: 3_000 }, (_, index) => twice(`select ${index + 1}`)).filter(Boolean);
    expect(named.length).toBe(399);
    expect(names.nameOf('select 0')).toBe(first);
  });

  test('under another name when its plan no longer holds', () => {
    const names = new StatementNames();
    names.nameOf('select $1');
    const name = names.nameOf('select $1');
    names.renew('select $1');
    expect(names.nameOf('select $1')).not.toBe(name);
    names.renew('select 2');
    expect(names.nameOf('select 2')).toBeNull();
  });
});

test('only a stale plan is one', () => {
  const error = (code: string, message: string) => Object.assign(new Error(message), { code });
  expect(isStalePlan(error('0A000', 'cached plan must not change result type'))).toBe(true);
  expect(isStalePlan(error('0A000', 'cross-database references are not implemented'))).toBe(false);
  expect(isStalePlan(error('23505', 'cached plan must not change result type'))).toBe(false);
  expect(isStalePlan('0A000')).toBe(false);
});
