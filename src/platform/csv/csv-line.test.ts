import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, unguarded } from './csv-line.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['Stuhl, alt', ''], '"Stuhl, alt",\r\n'],
  [['12 "Zoll"'], '"12 ""Zoll"""\r\n'],
  [['zwei\nZeilen'], '"zwei\nZeilen"\r\n'],
  [['=1+1', '+49 30', '-5-4', '@x'], "'=1+1,'+49 30,'-5-4,'@x\r\n"],
  // Amounts can be added up.
  [['-5', '-15,00', '-0.5', '-1e9'], '-5,"-15,00",-0.5,\'-1e9\r\n'],
  [['=cmd("x")'], '"\'=cmd(""x"")"\r\n'],
  [["'=1", "'s"], "''=1,'s\r\n"],
  [[' eng '], '" eng "\r\n'],
])('%j', (values, line) => {
  expect(csvLine(values)).toBe(line);
});

test('another delimiter', () => {
  expect(csvLine(['a,b', 'c;d'], ';')).toBe('a,b;"c;d"\r\n');
});

test('nothing that is written begins like a formula, and everything is read as it was', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("'", '=', '-', '+', '@', 'a') }));
  fc.assert(
    fc.property(texts, (text) => {
      const written = csvLine([text], ';').slice(0, -2);
      const value = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
      expect(value).not.toMatch(/^[=+@\t\r]|^-(?!\d+([.,]\d+)?$)/);
      expect(unguarded(value)).toBe(text);
    }),
  );
});
