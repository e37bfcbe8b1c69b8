import { expect, test } from 'vitest';
import { crc32 } from 'node:zlib';
import { zipOf, type ZippedFile } from './zip.ts';

/** What other programs read: they begin at the end, and find each file by the directory. */
function read(archive: Buffer): ZippedFile[] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let entry = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    expect(archive.readUInt32BE(entry)).toBe(0x504b0102);
    const [crc, size, nameLength] = [
      archive.readUInt32LE(entry + 16),
      archive.readUInt32LE(entry + 24),
      archive.readUInt16LE(entry + 28),
    ];
    const name = archive.subarray(entry + 46, entry + 46 + nameLength).toString();
    const local = archive.readUInt32LE(entry + 42);
    expect(archive.readUInt32BE(local)).toBe(0x504b0304);
    const begins = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(begins, begins + size);
    expect(crc32(bytes)).toBe(crc);
    entry += 46 + nameLength;
    return { name, bytes };
  });
}

test('an archive has each file under its name, byte by byte', () => {
  const files = [
    { name: 'Belege WMK-100234.pdf', bytes: Buffer.from([0, 255, 80, 75, 3, 4]) },
    { name: 'AGB (für Käufe).txt', bytes: Buffer.from('zwei'.repeat(1000)) },
    { name: 'leer', bytes: Buffer.alloc(0) },
  ];
  expect(read(zipOf(files, new Date('2026-06-15T10:00:00Z')))).toEqual(files);
});
