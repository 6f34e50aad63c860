import { createHash } from 'node:crypto';

/**
 * The name by which a content policy knows what stands inside a page (Content Security Policy Level 3, 2.3.1).
 *
 * @param {string} text of a sheet or a script, as it stands there
 */
export const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
