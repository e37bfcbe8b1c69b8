import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeBytes, typedCode, voucherCode, writtenCode } from './voucher-code.ts';

const bytes = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes });

describe('a code', () => {
  test('has 80 bits and no letter that looks like another', () => {
    expect(codeBytes * 8).toBe(80);
    expect(voucherCode(new Uint8Array(codeBytes))).toBe('0000-0000-0000-0000');
    expect(voucherCode(new Uint8Array(codeBytes).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    fc.assert(
      fc.property(bytes, (some) => {
        expect(voucherCode(some)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      }),
    );
  });

  test('is another for other bytes, and the same however it is typed', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const code = voucherCode(one);
        expect(voucherCode(other) === code).toBe(Buffer.from(one).equals(Buffer.from(other)));
        expect(typedCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''));
      }),
    );
  });

  test('must have its length', () => {
    expect(() => voucherCode(new Uint8Array(9))).toThrow(RangeError);
  });
});

test.each([
  ['7k3m-90xa-qw4r-t2b8', '7K3M90XAQW4RT2B8'],
  ['7K3M – 9OXA – QW4R – T2B8', '7K3M90XAQW4RT2B8'],
  ['７Ｋ３Ｍ９０ＸＡＱＷ４Ｒｔ２ｂ８', '7K3M90XAQW4RT2B8'],
  ['il00000000000000', '1100000000000000'],
  ['7K3M-90XA-QW4R-T2B', null],
  ['7K3M-90XA-QW4R-T2BU', null],
  ['SOMMER', null],
  ['', null],
  [`7K3M-90XA-QW4R-T2B8'; --`, null],
])('%j is compared as %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test.each([
  ['7k3m-90xa-qw4r-t2b8', '7K3M-90XA-QW4R-T2B8'],
  [' 7k3m9oxaqw4rt2b8 ', '7K3M-90XA-QW4R-T2B8'],
  ['il00 0000 0000 0000', '1100-0000-0000-0000'],
  [' Sommer 10 ', 'Sommer 10'],
  ['', ''],
])('%j is shown as %j', (typed, shown) => {
  expect(writtenCode(typed)).toBe(shown);
  expect(typedCode(shown)).toBe(typedCode(typed));
});
