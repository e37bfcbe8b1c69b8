import { crc32 } from 'node:zlib';

/** A file of an archive. */
export interface ZippedFile {
  /** 'Rechnung 2028-00001.pdf' */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Names are UTF-8. */
const utf8 = 0x0800;
const version = 20;
const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;

/**
 * A few files as one ZIP archive, uncompressed: PDFs are compressed already. Every entry has the same time.
 * @throws RangeError for more than 4 GB or 65,535 files, which the format cannot hold
 */
export function zipOf(files: readonly ZippedFile[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const encoded = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(version, 0);
    facts.writeUInt16LE(utf8, 2);
    // 4: stored, not compressed
    facts.writeUInt16LE(timeOf(at), 6);
    facts.writeUInt16LE(dayOf(at), 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(encoded.length, 22);
    parts.push(signed(localHeader), facts, encoded, Buffer.from(bytes));
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(version, 0);
    directory.push(signed(centralHeader), made, facts, place, encoded);
    offset += 4 + facts.length + encoded.length + bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, signed(endOfDirectory), end]);
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature, 0);
  return bytes;
}

/** As MS-DOS counts, in steps of two seconds. */
function timeOf(at: Date): number {
  return (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
}

function dayOf(at: Date): number {
  return ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
}
