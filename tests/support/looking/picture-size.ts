/**
 * Returns the size of a PNG or JPEG picture in pixels, from its own header.
 *
 * @throws if it is neither
 */
export function pictureSize(file: Buffer): { width: number; height: number } {
  if (file.readUInt32BE(0) === 0x89504e47)
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  if (file.readUInt16BE(0) !== 0xffd8) throw new Error('neither PNG nor JPEG');
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0;
    // The frame's header, whatever its coding; C4, C8 and CC are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
  }
  throw new Error('no size');
}
