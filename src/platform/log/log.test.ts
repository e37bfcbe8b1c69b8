import { describe, expect, test } from 'vitest';
import { createLog, requestLog, type Log } from './log.ts';

function captured(write: (log: Log) => void, level = 'info'): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLog({ level, destination: { write: (line) => lines.push(line) } }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  test.each([
    [{ password: 'geheim' }, { password: '[redacted]' }],
    [{ body: { token: 'geheim', name: 'Ada' } }, { body: { token: '[redacted]', name: 'Ada' } }],
    [
      { req: { headers: { authorization: 'Bearer geheim' } } },
      { req: { headers: { authorization: '[redacted]' } } },
    ],
    [{ req: { headers: { cookie: 'a=geheim' } } }, { req: { headers: { cookie: '[redacted]' } } }],
    [
      { res: { headers: { 'set-cookie': ['geheim'] } } },
      { res: { headers: { 'set-cookie': '[redacted]' } } },
    ],
    [{ 'set-cookie': 'geheim' }, { 'set-cookie': '[redacted]' }],
    [{ a: { b: { c: { refreshToken: 'geheim' } } } }, { a: { b: { c: { refreshToken: '[redacted]' } } } }],
  ])('hides secrets: %j', (given, expected) => {
    expect(captured((log) => log.info(given, 'x'))).toMatchObject([expected]);
  });

  test('says level, time and message', () => {
    const [line] = captured((log) => log.warn({ piece: '4711' }, 'a piece is gone'));
    expect(line).toMatchObject({ level: 'warn', piece: '4711', msg: 'a piece is gone' });
    expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('keeps quiet below its level', () => {
    expect(captured((log) => log.info('x'), 'warn')).toEqual([]);
    expect(captured((log) => log.fatal('x'), 'silent')).toEqual([]);
  });

  test('tells what an error was', () => {
    const [line] = captured((log) => log.error({ error: new TypeError('broken') }, 'x'));
    expect(line?.error).toMatchObject({ type: 'TypeError', message: 'broken' });
  });

  test('carries the request in every line of a request', () => {
    expect(captured((log) => requestLog(log, 'r-1').info('x'))).toMatchObject([{ requestId: 'r-1' }]);
  });
});
