import type { InboxMessage } from '#core/desk/inbox.ts';

/** The messages of a list, newest first, with one that is open and would not be in it any more. */
export function withKept(
  messages: readonly InboxMessage[],
  kept: InboxMessage | null,
): readonly InboxMessage[] {
  if (kept === null || messages.some(({ id }) => id === kept.id)) return messages;
  const place = messages.findIndex(({ receivedAt }) => receivedAt <= kept.receivedAt);
  return place < 0 ? [...messages, kept] : messages.toSpliced(place, 0, kept);
}
