import { inflateSync } from 'node:zlib';

const woff = 0x77_4f_46_46;

/** A font as its tables lie in a TTF file, unpacked if it came as WOFF (https://www.w3.org/TR/WOFF/, 4 and 5). */
export function sfntOf(font: Buffer): Buffer {
  if (font.readUInt32BE(0) !== woff) return font;
  const count = font.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * 20;
    const [offset, packed, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = font.subarray(offset, offset + packed);
    return {
      tag: font.subarray(entry, entry + 4),
      checksum: font.subarray(entry + 16, entry + 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const head = Buffer.alloc(12 + count * 16);
  font.copy(head, 0, 4, 8);
  const log = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** log * 16, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE((count - 2 ** log) * 16, 10);
  let offset = head.length;
  const padded = tables.map(({ tag, checksum, bytes }, index) => {
    const entry = 12 + index * 16;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    offset += bytes.length + padding.length;
    return Buffer.concat([bytes, padding]);
  });
  return Buffer.concat([head, ...padded]);
}
