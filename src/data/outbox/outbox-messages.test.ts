import { expect, it, vi } from 'vitest';
import { deleteUnreadableText } from './outbox-messages.ts';

const storage = vi.hoisted(() => ({ deleteUnreadable: vi.fn<() => Promise<{ kind: string }>>() }));
vi.mock('#core/storage/unreadable.ts', () => storage);

it('unreadable text counts as deleted only if the storage confirms it', async () => {
  const text = { store: 'drafts', key: 'contact', text: '' } as const;
  storage.deleteUnreadable.mockResolvedValueOnce({ kind: 'done' });
  expect(await deleteUnreadableText(text)).toBe(true);
  storage.deleteUnreadable.mockResolvedValueOnce({ kind: 'unavailable' });
  expect(await deleteUnreadableText(text)).toBe(false);
  storage.deleteUnreadable.mockRejectedValueOnce(new Error('its code did not come'));
  expect(await deleteUnreadableText(text)).toBe(false);
});
