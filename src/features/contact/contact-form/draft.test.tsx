import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DraftEntries, TRIED_ID } from '../../../data/outbox/draft.ts';
import type { Submission } from '../../../data/outbox/outbox-state.ts';
import {
  choose,
  draft,
  edited,
  field,
  kept,
  lockPending,
  names,
  onEdit,
  open,
  outbox,
  Page,
  pending,
  resetMocks,
  submit,
  typed,
  values,
  write,
} from './testing/contact-form-of.tsx';

beforeEach(resetMocks);

describe('what was typed and not sent', () => {
  const left = { name: 'Ada', email: 'ada@example.org', phone: '', message: 'Half a mess' };
  const isOffered = () => screen.queryByText('We kept what you typed.') !== null;

  it('is stored as it is typed', () => {
    open();
    write({ 'Full name': 'Ada' });
    expect(draft.keep).toHaveBeenLastCalledWith({ name: 'Ada', email: '', phone: '', message: '' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(draft.flush).toHaveBeenCalled();
    write({ 'Full name': '' });
    expect(draft.forget).toHaveBeenCalledOnce();
  });

  it('KIOSK-04 is offered to the next visit, and put into the fields only when asked', async () => {
    draft.left = left;
    open();
    await screen.findByText('We kept what you typed.');
    expect(values()).toEqual(['', '', '', '']);
    await choose('Restore my text');
    expect(values()).toEqual(Object.values(left));
    expect(document.activeElement).toBe(field('Message'));
    expect(isOffered()).toBe(false);
    screen.getByText('unsaved');
    expect(draft.forget).not.toHaveBeenCalled();
  });

  it('does not replace what is in the form or being sent', async () => {
    draft.left = left;
    const settle = pending();
    open();
    await screen.findByText('We kept what you typed.');
    write();
    await choose('Restore my text');
    expect(values()).toEqual(Object.values(typed));
    screen.getByText('There’s another message in the form. Send or clear it first.');
    await submit();
    await choose('Restore my text');
    expect(values()).toEqual(Object.values(typed));
    await settle('failed');
    expect(values()).toEqual(Object.values(typed));
  });

  it('is stored and still offered when another message is sent first', async () => {
    draft.left = left;
    open();
    await screen.findByText('We kept what you typed.');
    write();
    await submit();
    screen.getByText('Message sent');
    expect(draft.keep).toHaveBeenLastCalledWith(left);
    expect(draft.forget).not.toHaveBeenCalled();
    await choose('Restore my text');
    expect(values()).toEqual(Object.values(left));
  });

  it('is stored for the next visit when what was typed over it is deleted again', async () => {
    draft.left = left;
    const { rerender } = open();
    await screen.findByText('We kept what you typed.');
    write({ 'Full name': 'A' });
    write({ 'Full name': '' });
    expect(draft.keep).toHaveBeenLastCalledWith(left);
    write({ 'Full name': 'B' });
    rerender(<Page edited={null} hasLeft />);
    expect(draft.keep).toHaveBeenLastCalledWith(left);
    expect(draft.flush).toHaveBeenCalled();
    expect(draft.forget).not.toHaveBeenCalled();
  });

  it('says so if it was an edit of a message that has been sent meanwhile', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    open();
    await screen.findByText('We kept what you typed.');
    await choose('Restore my text');
    screen.getByText(/has already left the outbox, unchanged/);
    expect(values()).toEqual(Object.values(left));
  });

  it('is not sent in place of an outbox message that was being edited', async () => {
    draft.left = left;
    const { rerender } = open(edited);
    await screen.findByText('We kept what you typed.');
    write({ 'Full name': '', Email: '', Phone: '', Message: '' });
    await choose('Restore my text');
    expect(kept.unlock).toHaveBeenCalledExactlyOnceWith(edited.message.id);
    expect(onEdit).toHaveBeenLastCalledWith(null);
    rerender(<Page edited={null} />);
    expect(values()).toEqual(Object.values(left));
  });

  it('stays offered while the message it edits is being sent: both would be sent', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    kept.lock.mockResolvedValue({ kind: 'being-sent' });
    open();
    await screen.findByText('We kept what you typed.');
    await choose('Restore my text');
    screen.getByText('It’s being sent right now and can’t be stopped.');
    expect(values()).toEqual(['', '', '', '']);
    expect(isOffered()).toBe(true);
  });

  it('keeps the lock of the message that it edits', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    kept.lock.mockResolvedValue({ kind: 'held', payload: edited.message.payload });
    open(edited);
    await screen.findByText('We kept what you typed.');
    write({ 'Full name': '', Email: '', Phone: '', Message: '' });
    await choose('Restore my text');
    expect(onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ message: edited.message }));
    expect(kept.unlock).not.toHaveBeenCalled();
  });

  it('does not replace what is typed while its message is looked up', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    const tell = lockPending();
    open();
    await screen.findByText('We kept what you typed.');
    await choose('Restore my text');
    write();
    await tell({ kind: 'held', payload: edited.message.payload });
    expect(values()).toEqual(Object.values(typed));
    expect(onEdit).not.toHaveBeenCalled();
    screen.getByText('There’s another message in the form. Send or clear it first.');
    expect(isOffered()).toBe(true);
  });

  it('is gone if the visitor starts over while its message is looked up', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    const tell = lockPending();
    open();
    await screen.findByText('We kept what you typed.');
    await choose('Restore my text');
    await choose('Start again');
    await tell({ kind: 'held', payload: edited.message.payload });
    expect(onEdit).not.toHaveBeenCalled();
    expect(draft.keep).not.toHaveBeenCalled();
  });

  it('is not touched by the outcome of a message whose form is gone', async () => {
    const settle = pending();
    const { rerender } = open();
    write();
    await submit();
    rerender(<Page edited={null} hasLeft />);
    draft.forget.mockClear();
    draft.keep.mockClear();
    await settle('sent');
    expect(draft.forget).not.toHaveBeenCalled();
    expect(draft.keep).not.toHaveBeenCalled();
  });

  it('is deleted if the visitor starts over', async () => {
    draft.left = left;
    open();
    await screen.findByText('We kept what you typed.');
    await choose('Start again');
    expect(draft.forget).toHaveBeenCalled();
    expect(isOffered()).toBe(false);
    expect(values()).toEqual(['', '', '', '']);
    expect(document.activeElement).toBe(field('Full name'));
  });

  describe('if the browser has restored the fields itself', () => {
    const reopen = async (stands: DraftEntries) => {
      draft.left = stands;
      open();
      for (const [label, name] of Object.entries(names)) field(label).value = stands[name] ?? '';
      await act(async () => undefined);
    };

    it('is not offered', async () => {
      await reopen(left);
      expect(isOffered()).toBe(false);
      expect(values()).toEqual(Object.values(left));
    });

    it('OFFLINE-12 is the same message when it was tried already', async () => {
      const { id, payload } = edited.message;
      await reopen({ ...edited.entries, [TRIED_ID]: id, triedSession: payload.sessionid });
      await submit();
      expect(outbox.submit).toHaveBeenCalledOnce();
      expect(outbox.submit.mock.lastCall?.[2]).toBe(id);
    });

    it('OFFLINE-12 is cleared if it is in the outbox: it would be sent twice', async () => {
      draft.isInOutbox = true;
      await reopen({ ...edited.entries, [TRIED_ID]: 'a', triedSession: 'any' });
      expect(isOffered()).toBe(false);
      expect(values()).toEqual(['', '', '', '']);
      expect(draft.forget).not.toHaveBeenCalled();
    });

    it('OFFLINE-14 is offered if it edits a message, which must be locked first', async () => {
      await reopen({ ...edited.entries, message: 'Once more, half', replaces: edited.message.id });
      expect(isOffered()).toBe(true);
      expect(values()).toEqual(['', '', '', '']);
      screen.getByText('nothing unsaved');
    });
  });

  it.each<[Submission, number]>([
    ['sent', 1],
    ['waiting', 1],
    ['failed', 0],
    ['not-kept', 0],
  ])(
    'CONTACT-08 is deleted once it has arrived or is in the outbox, not while it is nowhere else: %s',
    async (submission, times) => {
      outbox.submit.mockResolvedValue(submission);
      open();
      write();
      await submit();
      expect(draft.forget).toHaveBeenCalledTimes(times);
    },
  );

  it('KIOSK-04 is deleted when the visitor goes to another page of the site', () => {
    const { rerender } = open();
    write();
    rerender(<Page edited={null} hasLeft />);
    expect(draft.forget).toHaveBeenCalled();
  });

  it('stays for its owner when a visitor who has typed nothing leaves', async () => {
    draft.left = left;
    const { rerender } = open();
    await screen.findByText('We kept what you typed.');
    rerender(<Page edited={null} hasLeft />);
    expect(draft.forget).not.toHaveBeenCalled();
  });
});

describe('a form that a visitor returns to', () => {
  it('KIOSK-04 is empty when it is opened again', () => {
    const { unmount } = open();
    write();
    unmount();
    open();
    expect(values()).toEqual(['', '', '', '']);
    screen.getByText('nothing unsaved');
  });

  it('KIOSK-04 is empty when the browser restores the page from its cache', () => {
    open();
    write();
    const restored = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(restored));
    expect(values()).toEqual(['', '', '', '']);
    expect(draft.forget).toHaveBeenCalled();
  });
});
