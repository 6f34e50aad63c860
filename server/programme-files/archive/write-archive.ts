import { crc32 } from 'node:zlib';

const VERSION = 20;

/**
 * Writes an archive whose parts are not compressed. The library that opens workbooks gets this one. The original may
 * describe a part twice and differently; this archive holds only what was checked.
 */
export function writeArchive(parts: ReadonlyMap<string, Buffer>): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [part, content] of parts) {
    const name = Buffer.from(part, 'utf8');
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name, content]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(at, 10);
    const version = Buffer.from([VERSION, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), version, facts, entry, name]));
    files.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.size, 4);
  end.writeUInt16LE(parts.size, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
