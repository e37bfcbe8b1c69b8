import fc from 'fast-check';
import { deflateSync, gzipSync } from 'node:zlib';
import { hostileText } from './hostile-values.ts';
import { textOf, type Json } from './json.ts';

/** Bytes of a body and the type in its header; a type of null is omitted. */
export interface Body {
  readonly type: string | null;
  readonly bytes: Buffer;
  readonly encoding?: string;
}

const json = 'application/json';

export const asJson = (value: Json): Body => ({ type: json, bytes: Buffer.from(textOf(value)) });

/** Invalid JSON, or JSON declared as something else. */
export function broken(value: fc.Arbitrary<Json>): fc.Arbitrary<Body> {
  return fc.tuple(value, fc.nat(10_000), fc.nat(20)).map(([sent, at, way]): Body => {
    const text = textOf(sent);
    const bytes = Buffer.from(text);
    const cut = bytes.subarray(0, at % Math.max(1, bytes.length));
    const form = new URLSearchParams(flat(sent)).toString();
    switch (way) {
      case 0:
        return { type: json, bytes: cut };
      case 1:
        return { type: json, bytes: Buffer.concat([cut, Buffer.from([0xff, 0xfe, 0xc0, 0x80]), bytes]) };
      case 2:
        return { type: json, bytes: Buffer.alloc(0) };
      case 3:
        return { type: null, bytes };
      case 4:
        return { type: 'text/plain', bytes };
      case 5:
        return { type: `${json}; charset=utf-16`, bytes: Buffer.from(text, 'utf16le') };
      case 6:
        return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(form) };
      case 7:
        return {
          type: 'application/x-www-form-urlencoded',
          bytes: Buffer.from(`${form}&%E0%A4%A=%ZZ&a[b]=c&a=b&&==`),
        };
      case 8:
        return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from('a=1&'.repeat(3_000)) };
      case 9:
        return { type: json, bytes: gzipSync(bytes), encoding: 'gzip' };
      case 10:
        return { type: json, bytes: deflateSync(Buffer.alloc(5_000_000)), encoding: 'deflate' };
      case 11:
        return { type: ';;;,', bytes };
      case 12:
        return { type: `${json}, text/html`, bytes };
      case 13:
        return {
          type: 'application/xml',
          bytes: Buffer.from('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
        };
      case 14:
        return { type: json, bytes: Buffer.from(`\ufeff${text}`) };
      case 15:
        return { type: json, bytes: Buffer.from(`${text}${text}`) };
      case 16:
        return { type: json, bytes: Buffer.from(`/* */ ${text.replaceAll('"', "'")}`) };
      case 17:
        return { type: json, bytes: Buffer.from(text.replace('{', '{"__proto__":{"role":"owner"},')) };
      case 18:
        return { type: json, bytes: Buffer.alloc(1_100_000, ' ') };
      case 19:
        return { type: json, bytes: Buffer.from(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`) };
      default:
        return { type: 'multipart/form-data; boundary=b', bytes: Buffer.from(`--b\r\n\r\n${text}\r\n--b--`) };
    }
  });
}

function flat(value: Json): Record<string, string> {
  if (typeof value !== 'object' || value === null) return { value: String(value) };
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
  );
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
);

const files: readonly Buffer[] = [
  pixel,
  pixel.subarray(0, 40),
  Buffer.alloc(0),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]),
  Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(300, 0xff)]),
  Buffer.concat([Buffer.from('\0\0\0\x20ftypheic', 'latin1'), Buffer.alloc(200)]),
  Buffer.concat([Buffer.from('\0\0\0\x20ftypavif', 'latin1'), Buffer.alloc(200, 1)]),
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="x55alert(1)"><image href="file:///etc/passwd"/></svg>',
  ),
  Buffer.from('<html><script>x55alert(1)</script></html>'),
  Buffer.from('%PDF-1.7\n'),
  Buffer.from('sku;title;price\nA-1;"Sessel;890\n=1+1;<script>x55alert(1)</script>;-1\n'),
  Buffer.from('\ufefftitle,price\n"a\0b","1e400"\n' + '"",\n'.repeat(500)),
  Buffer.from('a;b\n' + ';'.repeat(20_000)),
  Buffer.from([0xff, 0xfe, 0x61, 0, 0x3b, 0, 0x62, 0]),
];

/** A form with a file, whole or not. */
export const multipart: fc.Arbitrary<Body> = fc
  .record({
    file: fc.constantFrom(...files),
    field: fc.oneof({ weight: 6, arbitrary: fc.constant('file') }, { weight: 2, arbitrary: hostileText }),
    name: fc.oneof(fc.constantFrom('sofa.jpg', 'stock.csv'), hostileText),
    type: fc.constantFrom(
      'image/jpeg',
      'image/svg+xml',
      'text/csv',
      'text/html',
      'application/json',
      ';',
      '',
    ),
    way: fc.nat(11),
  })
  .map(({ file, field, name, type, way }) => {
    const disposition = `Content-Disposition: form-data; name="${field.slice(0, 3_000)}"; filename="${name.slice(0, 3_000)}"`;
    const part = Buffer.concat([
      Buffer.from(`--bound\r\n${disposition}\r\nContent-Type: ${type}\r\n\r\n`),
      file,
      Buffer.from('\r\n'),
    ]);
    const whole = Buffer.concat([part, Buffer.from('--bound--\r\n')]);
    const of = (bytes: Buffer, header = 'multipart/form-data; boundary=bound'): Body => ({
      type: header,
      bytes,
    });
    switch (way) {
      case 0:
        return of(whole.subarray(0, Math.floor(whole.length / 2)));
      case 1:
        return of(whole, 'multipart/form-data');
      case 2:
        return of(whole, 'multipart/form-data; boundary=');
      case 3:
        return of(whole, 'multipart/mixed; boundary=bound');
      case 4:
        return of(Buffer.from('--bound--\r\n'));
      case 5:
        return of(Buffer.concat([...Array.from({ length: 60 }, () => part), Buffer.from('--bound--')]));
      case 6:
        return of(
          Buffer.from(
            '--bound\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--bound--\r\n',
          ),
        );
      case 7:
        return of(Buffer.concat([Buffer.from(`--bound\r\n${'X-A: b\r\n'.repeat(3_000)}\r\n`), whole]));
      case 8:
        return of(Buffer.alloc(0));
      default:
        return of(whole);
    }
  });
