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
} from './testing/contact-form-of.tsx';

beforeEach(resetMocks);

describe('a message of the outbox that is being edited', () => {
  it('OFFLINE-14 fills the fields, and keeps its id while it is unchanged', async () => {
    open(edited);
    expect(values()).toEqual(['Ada Example', 'ada@example.org', '123', 'Once more']);
    expect(document.activeElement).toBe(field('Message'));
    screen.getByText(/^You’re editing a message from the outbox/);
    await submit();
    expect(outbox.submit.mock.calls[0]?.[2]).toBe(message.id);
  });

  it('OFFLINE-14 is replaced by the edited one, under another id', async () => {
    open(edited);
    write({ Message: 'Once more, changed' });
    await submit();
    const [, , id, , replaces] = outbox.submit.mock.calls[0] ?? [];
    expect(id).not.toBe(message.id);
    expect(replaces).toBe(message.id);
    expect(onEdit).toHaveBeenLastCalledWith(null);
  });

  it.each<Submission>(['not-kept', 'failed'])(
    'stays the one being edited if the outcome is %s',
    async (outcome) => {
      outbox.submit.mockResolvedValue(outcome);
      open(edited);
      await submit();
      expect(onEdit).not.toHaveBeenCalledWith(null);
      expect(values()).toContain('Once more');
    },
  );

  it('stays as it was if the visitor changes their mind', async () => {
    open(edited);
    write({ Message: 'Once more, changed' });
    await choose('Keep the old version');
    expect(kept.unlock).toHaveBeenCalledExactlyOnceWith(message.id);
    expect(onEdit).toHaveBeenLastCalledWith(null);
    expect(values()).toEqual(['', '', '', '']);
    expect(outbox.submit).not.toHaveBeenCalled();
  });

  it('is locked while it is edited, and the form says so if it was sent all the same', async () => {
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

  it('is locked again at once when the phone wakes', async () => {
    kept.lock.mockResolvedValue({ kind: 'held', payload: message.payload });
    open(edited);
    expect(kept.lock).not.toHaveBeenCalled();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(kept.lock).toHaveBeenCalledExactlyOnceWith(message.id);
  });

  it('OFFLINE-12 is not replaced while it is being sent itself', async () => {
    kept.lock.mockResolvedValue({ kind: 'being-sent' });
    open(edited);
    write({ Message: 'Once more, changed' });
    await submit();
    expect(outbox.submit).not.toHaveBeenCalled();
    screen.getByText('It’s being sent right now and can’t be stopped.');
    expect(values()).toContain('Once more, changed');
  });

  it('is not waited for if it is unknown whether it is being sent', async () => {
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

  it('cannot be left as it was once its edited form is being sent', async () => {
    const settle = pending();
    open(edited);
    write({ Message: 'Once more, changed' });
    await submit();
    await choose('Keep the old version');
    expect(kept.unlock).not.toHaveBeenCalled();
    await settle('failed');
    expect(values()).toContain('Once more, changed');
  });

  it('is still the one being edited after a crash', async () => {
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
