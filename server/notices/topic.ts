import { createHash } from 'node:crypto';
import type { NoticeKind } from '#core/notices/notices.ts';

/** RFC 8030, 5.4. */
const TOPIC_CHARS = 32;

/**
 * Returns the topic of what a device is told: a later notice of the same topic replaces an earlier one, here, at the push
 * service and on the screen. What is saved is known by its row, which stays when the entry moves.
 */
export const topicOf = (kind: NoticeKind, row: number, article = ''): string =>
  createHash('sha256').update(`${kind}\n${row}\n${article}`).digest('base64url').slice(0, TOPIC_CHARS);
