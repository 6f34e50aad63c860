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
} from './test-contact-form.tsx';

beforeEach(resetMocks);

const names = { 'Full name': 'name', Email: 'email', Phone: 'phone', Message: 'message' };

describe('what was typed and not sent', () => {
  const left = { name: 'Ada', email: 'ada@example.org', phone: '', message: 'Half a mess' };
  const isOffered = () => screen.queryByText('We kept what you typed.') !== null;

  it('is kept as it is typed', () => {
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

  it('takes the place of nothing that stands in the form or is on its way', async () => {
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

  it('is kept and offered on when another message goes out first', async () => {
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

  it('is kept for the next visit when what was typed over it is taken away again', async () => {
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

  it('says so where it was the changed form of a message that has gone meanwhile', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    open();
    await screen.findByText('We kept what you typed.');
    await choose('Restore my text');
    screen.getByText(/has already left the outbox, unchanged/);
    expect(values()).toEqual(Object.values(left));
  });

  it('does not go out in place of a kept message that was being changed', async () => {
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

  it('stays offered while the message it changes is on its way: both would go out', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    kept.lock.mockResolvedValue({ kind: 'being-sent' });
    open();
    await screen.findByText('We kept what you typed.');
    await choose('Restore my text');
    screen.getByText('It’s being sent right now and can’t be stopped.');
    expect(values()).toEqual(['', '', '', '']);
    expect(isOffered()).toBe(true);
  });

  it('does not let go of the message that it changes', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    kept.lock.mockResolvedValue({ kind: 'held', payload: edited.message.payload });
    open(edited);
    await screen.findByText('We kept what you typed.');
    write({ 'Full name': '', Email: '', Phone: '', Message: '' });
    await choose('Restore my text');
    expect(onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ message: edited.message }));
    expect(kept.unlock).not.toHaveBeenCalled();
  });

  it('takes the place of nothing that is typed while its message is looked for', async () => {
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

  it('is gone for whoever starts afresh while its message is looked for', async () => {
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

  it('is left alone by the outcome of a message whose form is gone', async () => {
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

  it('is wiped for whoever starts afresh', async () => {
    draft.left = left;
    open();
    await screen.findByText('We kept what you typed.');
    await choose('Start again');
    expect(draft.forget).toHaveBeenCalled();
    expect(isOffered()).toBe(false);
    expect(values()).toEqual(['', '', '', '']);
    expect(document.activeElement).toBe(field('Full name'));
  });

  describe('where the browser has filled the fields itself', () => {
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

    it('OFFLINE-12 is emptied when it lies in the outbox: it would go out twice', async () => {
      draft.isInOutbox = true;
      await reopen({ ...edited.entries, [TRIED_ID]: 'a', triedSession: 'any' });
      expect(isOffered()).toBe(false);
      expect(values()).toEqual(['', '', '', '']);
      expect(draft.forget).not.toHaveBeenCalled();
    });

    it('OFFLINE-14 is offered when it changes a message, which must be held first', async () => {
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
    'CONTACT-08 is wiped once it has arrived or lies in the outbox, not while it is nowhere else: %s',
    async (submission, times) => {
      outbox.submit.mockResolvedValue(submission);
      open();
      write();
      await submit();
      expect(draft.forget).toHaveBeenCalledTimes(times);
    },
  );

  it('KIOSK-04 is wiped when the visitor goes to another page of the site', () => {
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

describe('a form somebody comes back to', () => {
  it('KIOSK-04 is empty when it is opened again', () => {
    const { unmount } = open();
    write();
    unmount();
    open();
    expect(values()).toEqual(['', '', '', '']);
    screen.getByText('nothing unsaved');
  });

  it('KIOSK-04 is empty when the browser wakes the whole page again', () => {
    open();
    write();
    const woken = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(woken));
    expect(values()).toEqual(['', '', '', '']);
    expect(draft.forget).toHaveBeenCalled();
  });
});
