import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['Stuhl, alt', ''], '"Stuhl, alt",\r\n'],
  [['12 "Zoll"'], '"12 ""Zoll"""\r\n'],
  [['zwei\nZeilen'], '"zwei\nZeilen"\r\n'],
  [['=1+1', '+49 30', '-5', '@x'], "'=1+1,'+49 30,'-5,'@x\r\n"],
  [['=cmd("x")'], '"\'=cmd(""x"")"\r\n'],
])('%j', (values, line) => {
  expect(csvLine(values)).toBe(line);
});
