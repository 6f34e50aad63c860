import { inflateRawSync } from 'node:zlib';
import { MOST_PARTS, MOST_UNPACKED_BYTES } from '../limits.ts';
import { refuse } from '../refusal.ts';

/*
 * Only what is needed to check a workbook before a library sees it (APPNOTE 6.3, 4.3). Sizes that a file declares are
 * never believed: unpacking stops as soon as the limit is reached.
 */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED_FLAG = 1;
const IN_ZIP64 = 0xffffffff;

/** A part of an archive as its directory describes it. */
export interface ArchivePart {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly at: number;
}

const damaged = (detail: string): never => refuse('damaged', { format: 'xlsx', detail });

/** Lists what is in an archive, without unpacking anything. */
export function listParts(bytes: Buffer): ArchivePart[] {
  try {
    return readDirectory(bytes);
  } catch (error) {
    if (error instanceof RangeError) return damaged('directory');
    throw error;
  }
}

function readDirectory(bytes: Buffer): ArchivePart[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < bytes.length - END_BYTES - LONGEST_COMMENT || end < 0 || bytes.readUInt32LE(end) !== END)
    return damaged('directory');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) refuse('too-many-parts', { most: MOST_PARTS });
  const parts: ArchivePart[] = [];
  let at = bytes.readUInt32LE(end + 16);
  let declared = 0;
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) return damaged('directory');
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as Lengths;
    const [packedBytes, size, local] = [20, 24, 42].map((field) => bytes.readUInt32LE(at + field)) as Lengths;
    if (packedBytes === IN_ZIP64 || size === IN_ZIP64 || local === IN_ZIP64) return damaged('zip64');
    if ((bytes.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0) refuse('other-kind', { seems: 'locked-excel' });
    declared += isNeeded(bytes.toString('utf8', at + 46, at + 46 + name)) ? size : 0;
    parts.push({
      name: bytes.toString('utf8', at + 46, at + 46 + name),
      method: bytes.readUInt16LE(at + 10),
      ...{ packedBytes, at: local },
    });
    at += 46 + name + extra + comment;
  }
  if (declared > MOST_UNPACKED_BYTES) refuse('unpacks-too-large', { most: MOST_UNPACKED_BYTES });
  if (new Set(parts.map((part) => part.name)).size < parts.length) return damaged('names');
  return parts;
}

type Lengths = [number, number, number];

/** Texts and structure of a workbook. Pictures, charts, macros and links to elsewhere are left packed. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;
const isNeeded = (name: string) => NEEDED.test(name);

/** Unpacks the parts of a workbook that hold its texts. */
export function unpackWorkbook(bytes: Buffer, parts: readonly ArchivePart[]): Map<string, Buffer> {
  const unpacked = new Map<string, Buffer>();
  let left = MOST_UNPACKED_BYTES;
  for (const part of parts.filter(({ name }) => isNeeded(name))) {
    const content = unpack(bytes, part, left);
    left -= content.length;
    unpacked.set(part.name, content);
  }
  return unpacked;
}

function unpack(bytes: Buffer, { at, method, packedBytes }: ArchivePart, most: number): Buffer {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) return damaged('part');
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(start, start + packedBytes);
  if (packed.length < packedBytes) return damaged('part');
  if (method === STORED) {
    if (packedBytes > most) refuse('unpacks-too-large', { most: MOST_UNPACKED_BYTES });
    return packed;
  }
  if (method !== DEFLATED) return damaged('method');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? refuse('unpacks-too-large', { most: MOST_UNPACKED_BYTES }) : damaged('part');
  }
}
