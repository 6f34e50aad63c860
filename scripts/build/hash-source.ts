import { createHash } from 'node:crypto';

/**
 * The source by which a content policy allows a script or style sheet inside a page (Content Security Policy Level 3,
 * 2.3.1).
 *
 * @param text exactly what stands between the tags
 */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
