import { createDecipheriv, hkdfSync } from 'node:crypto';

const SALT_BYTES = 16;
const HEAD_BYTES = 21;
const TAG_BYTES = 16;

/**
 * Reads a message as the device does that it is meant for (RFC 8291, RFC 8188).
 *
 * @param {Buffer} body
 * @param {import('node:crypto').ECDH} keys
 * @param {Buffer} auth
 */
export function readPush(body, keys, auth) {
  const salt = body.subarray(0, SALT_BYTES);
  const end = HEAD_BYTES + body.readUInt8(HEAD_BYTES - 1);
  const sender = body.subarray(HEAD_BYTES, end);
  const derived = (secret, salted, info, length) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derived(keys.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const cipher = createDecipheriv('aes-128-gcm', key, derived(secret, salt, 'Content-Encoding: nonce\0', 12));
  cipher.setAuthTag(body.subarray(-TAG_BYTES));
  const padded = Buffer.concat([cipher.update(body.subarray(end, -TAG_BYTES)), cipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}
