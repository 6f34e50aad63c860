import { fingerprint } from '#core/text/fingerprint.ts';

/**
 * Returns a UUID that a text always has, on every machine and in every build (RFC 9562, version 8). It names things
 * that the API gives no id, and is not cryptographic.
 */
export function uuidOf(text: string): string {
  const hex = ['a', 'b', 'c', 'd'].map((part) => bitsOf(`${part} ${text}`)).join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-');
}

/** Eight hexadecimal digits. */
const bitsOf = (text: string) => Number.parseInt(fingerprint(text), 36).toString(16).padStart(8, '0');
