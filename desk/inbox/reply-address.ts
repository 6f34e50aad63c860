import type { InboxMessage } from '#core/desk/inbox.ts';
import { settings } from '#core/settings.ts';

/** Mail programs cut or refuse longer addresses. */
const LONGEST_QUOTE = 1_200;

/** Opens one's own mail program with the answer begun: subject, and the message quoted. */
export function replyAddress({ name, email, text }: Pick<InboxMessage, 'name' | 'email' | 'text'>): string {
  const cut = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)} …` : text;
  const quoted = cut.split(/\r?\n/).map((line) => `> ${line}`);
  const body = ['', '', `${name || email} wrote:`, ...quoted].join('\r\n');
  const subject = `Your message to ${settings.productName}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
