import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '../../../data/outbox/outbox-state.ts';
import {
  button,
  choose,
  draft,
  edited,
  field,
  kept,
  lockPending,
  message,
  onEdit,
  open,
  outbox,
  pending,
  resetMocks,
  submit,
  values,
  write,
} from './test-contact-form.tsx';

beforeEach(resetMocks);

describe('a kept message that is being changed', () => {
  it('OFFLINE-14 stands in the fields, and keeps its id while it is unchanged', async () => {
    open(edited);
    expect(values()).toEqual(['Ada Example', 'ada@example.org', '123', 'Once more']);
    expect(document.activeElement).toBe(field('Message'));
    screen.getByText(/^You’re editing a message from the outbox/);
    await submit();
    expect(outbox.submit.mock.calls[0]?.[2]).toBe(message.id);
  });

  it('OFFLINE-14 gives way to the changed one, under another id', async () => {
    open(edited);
    write({ Message: 'Once more, changed' });
    await submit();
    const [, , id, , replaces] = outbox.submit.mock.calls[0] ?? [];
    expect(id).not.toBe(message.id);
    expect(replaces).toBe(message.id);
    expect(onEdit).toHaveBeenLastCalledWith(null);
  });

  it.each<Submission>(['not-kept', 'failed'])(
    'stays the one that is changed when it is %s',
    async (outcome) => {
      outbox.submit.mockResolvedValue(outcome);
      open(edited);
      await submit();
      expect(onEdit).not.toHaveBeenCalledWith(null);
      expect(values()).toContain('Once more');
    },
  );

  it('is left as it was when the visitor thinks better of it', async () => {
    open(edited);
    write({ Message: 'Once more, changed' });
    await choose('Keep the old version');
    expect(kept.unlock).toHaveBeenCalledExactlyOnceWith(message.id);
    expect(onEdit).toHaveBeenLastCalledWith(null);
    expect(values()).toEqual(['', '', '', '']);
    expect(outbox.submit).not.toHaveBeenCalled();
  });

  it('is held while it is changed, and it is said when it has gone all the same', async () => {
    vi.useFakeTimers();
    kept.lock.mockResolvedValue({ kind: 'held', payload: message.payload });
    open(edited);
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(kept.lock).toHaveBeenCalledExactlyOnceWith(message.id);
    screen.getByText(/^You’re editing a message/);
    kept.lock.mockResolvedValue({ kind: 'gone' });
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    screen.getByText(/has already left the outbox, unchanged/);
    vi.useRealTimers();
  });

  it('is held again at once when the phone wakes', async () => {
    kept.lock.mockResolvedValue({ kind: 'held', payload: message.payload });
    open(edited);
    expect(kept.lock).not.toHaveBeenCalled();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(kept.lock).toHaveBeenCalledExactlyOnceWith(message.id);
  });

  it('OFFLINE-12 gives way to no other while it is on its way itself', async () => {
    kept.lock.mockResolvedValue({ kind: 'being-sent' });
    open(edited);
    write({ Message: 'Once more, changed' });
    await submit();
    expect(outbox.submit).not.toHaveBeenCalled();
    screen.getByText('It’s being sent right now and can’t be stopped.');
    expect(values()).toContain('Once more, changed');
  });

  it('is not waited for where nobody can say whether it is on its way', async () => {
    kept.lock.mockRejectedValue(new TypeError('a lost piece of code'));
    open(edited);
    await submit();
    expect(outbox.submit).toHaveBeenCalledOnce();
    expect(button().disabled).toBe(false);
  });

  it('cannot be left as it was while that is looked up', async () => {
    const tell = lockPending();
    open(edited);
    await submit();
    await choose('Keep the old version');
    await tell({ kind: 'held', payload: message.payload });
    expect(outbox.submit).toHaveBeenCalledOnce();
    expect(button().disabled).toBe(false);
  });

  it('cannot be left as it was once its changed form is on its way', async () => {
    const settle = pending();
    open(edited);
    write({ Message: 'Once more, changed' });
    await submit();
    await choose('Keep the old version');
    expect(kept.unlock).not.toHaveBeenCalled();
    await settle('failed');
    expect(values()).toContain('Once more, changed');
  });

  it('is still the one that is changed after a crash', async () => {
    draft.left = { ...edited.entries, message: 'Once more, half', replaces: message.id };
    kept.lock.mockResolvedValue({ kind: 'held', payload: message.payload });
    open();
    await screen.findByText('We kept what you typed.');
    await choose('Restore my text');
    expect(onEdit).toHaveBeenLastCalledWith({
      message,
      entries: { ...edited.entries, message: 'Once more, half' },
    });
  });
});
