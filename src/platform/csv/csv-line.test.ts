import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, germanDay, unguarded } from './csv-line.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['Stuhl, alt', ''], '"Stuhl, alt",\r\n'],
  [['12 "Zoll"'], '"12 ""Zoll"""\r\n'],
  [['zwei\nZeilen'], '"zwei\nZeilen"\r\n'],
  [['=1+1', '+49 30', '-5-4', '@x'], "'=1+1,'+49 30,'-5-4,'@x\r\n"],
  // Amounts must remain numbers that can be added up.
  [['-5', '-15,00', '-0.5', '-1e9'], '-5,"-15,00",-0.5,\'-1e9\r\n'],
  [['=cmd("x")'], '"\'=cmd(""x"")"\r\n'],
  [["'=1", "'s"], "''=1,'s\r\n"],
  [[' eng '], '" eng "\r\n'],
  // Where fields are separated by another character, this would begin the next field.
  [['x;=1+1', 'y\t@z'], "x;'=1+1,y\t'@z\r\n"],
  [['a,-cmd', '80,- €'], '"a,\'-cmd","80,- €"\r\n'],
  [['\uFF1D1+1', 'x;\uFF0B1'], "'\uFF1D1+1,x;'\uFF0B1\r\n"],
])('%j', (values, line) => {
  expect(csvLine(values)).toBe(line);
});

test('another delimiter', () => {
  expect(csvLine(['a,b', 'c;d'], ';')).toBe('a,b;"c;d"\r\n');
});

test('nothing that is written begins like a formula, and everything is read as it was', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom("'", '=', '-', '+', '@', 'a', ',', ';', '\t', '\n', '\uFF1D') }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const written = csvLine([text], ';').slice(0, -2);
      const value = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
      expect(value).not.toMatch(/^[=+@\t\r\uFF1D]|^-(?!\d+([.,]\d+)?$)/);
      for (const part of value.split(/[;,\t]/).slice(1)) expect(part).not.toMatch(/^([=@\uFF1D]|[+-]\w)/);
      expect(unguarded(value)).toBe(text);
    }),
  );
});

test.each([
  ['2026-06-05', '05.06.2026'],
  ['', ''],
])('the day %s is written as German spreadsheets read it', (day, written) => {
  expect(germanDay(day)).toBe(written);
});
