import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '../../../data/outbox/outbox-state.ts';
import { KIOSK } from '../../../data/visit/is-kiosk.ts';
import {
  button,
  entries,
  field,
  onTaken,
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

const payload = {
  firstName: 'Ada Example',
  emailid: 'ada@example.org',
  contactno: '919876543210',
  message: typed.Message,
  sessionid: expect.stringMatching(/./),
  apifor: 'web',
};
const SAVED = 'Saved. It will be sent when you are back online.';

describe('sending (reading Q-19)', () => {
  it('API-22 CONTACT-04 CONTACT-10 Q-62 sends what was typed, the phone in digits only', async () => {
    open();
    write();
    await submit();
    expect(outbox.submit).toHaveBeenCalledExactlyOnceWith(
      'contactMessage',
      payload,
      expect.stringMatching(/^[\da-f-]{36}$/),
      expect.any(Function),
      undefined,
    );
  });

  it('CONTACT-05 is disabled until the outcome is known, and sends once however often it is pressed', async () => {
    const settle = pending();
    open();
    write();
    fireEvent.submit(field('Message'));
    fireEvent.submit(field('Message'));
    await waitFor(() => expect(button().disabled).toBe(true));
    await submit();
    expect(outbox.submit).toHaveBeenCalledTimes(1);
    await settle('failed');
    expect(button().disabled).toBe(false);
  });

  it('CONTACT-06 CONTACT-08 says "Message sent" and is empty again', async () => {
    open();
    write();
    await submit();
    screen.getByText('Message sent');
    expect(values()).toEqual(['', '', '', '']);
    screen.getByText('nothing unsaved');
  });

  it('CONTACT-07 CONTACT-08 says "Failed to send Message" and keeps the entries', async () => {
    outbox.submit.mockResolvedValue('failed');
    open();
    write();
    await submit();
    screen.getByText('Failed to send Message');
    expect(values()).toEqual(Object.values(typed));
    screen.getByText('unsaved');
  });

  it('OFFLINE-10 hands over a stored message, reports no failure, and is ready for another', async () => {
    outbox.submit.mockResolvedValue('waiting');
    open();
    write();
    await submit();
    const id = outbox.submit.mock.calls[0]?.[2];
    expect(onTaken).toHaveBeenCalledExactlyOnceWith({ id, isDelivered: false, entries });
    expect(screen.queryByText(/^Message sent|^Failed|^Saved/)).toBeNull();
    expect(values()).toEqual(['', '', '', '']);
    expect(button().disabled).toBe(false);
  });

  it('hands over a message that is delivered, as it was typed', async () => {
    open();
    write();
    await submit();
    const id = outbox.submit.mock.calls[0]?.[2];
    expect(onTaken).toHaveBeenCalledExactlyOnceWith({ id, isDelivered: true, entries });
  });

  it('KIOSK-04 hands over nothing that was typed on a kiosk', async () => {
    document.documentElement.classList.add(KIOSK);
    open();
    write();
    await submit();
    document.documentElement.classList.remove(KIOSK);
    expect(onTaken).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ entries: null }));
  });

  it.each<Submission>(['failed', 'not-kept', 'refused'])(
    'CONTACT-07 hands over nothing that is not safe: %s',
    async (outcome) => {
      outbox.submit.mockResolvedValue(outcome);
      open();
      write();
      await submit();
      expect(onTaken).not.toHaveBeenCalled();
    },
  );

  it('OFFLINE-10 says that a message is not saved, and keeps the text', async () => {
    outbox.submit.mockResolvedValue('not-kept');
    open();
    write();
    await submit();
    screen.getByText(/wasn’t sent, and this device couldn’t save it/);
    expect(screen.queryByText(/^Message sent|^Failed|^Saved/)).toBeNull();
    expect(values()).toEqual(Object.values(typed));
  });

  it('OFFLINE-12 sends the same entries under the same id, changed ones under a new one', async () => {
    outbox.submit.mockResolvedValue('failed');
    open();
    write();
    await submit();
    await submit();
    write({ Message: 'Something else' });
    await submit();
    const [first, second, third] = outbox.submit.mock.calls.map(([, , id]) => id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('stops watching once the visitor has left, and then shows a toast', async () => {
    const settle = pending();
    const { rerender } = open();
    write();
    await submit();
    const isWatched = outbox.submit.mock.calls[0]?.[3];
    expect(isWatched?.()).toBe(true);
    rerender(<Page edited={null} hasLeft />);
    expect(isWatched?.()).toBe(false);
    await settle('waiting');
    screen.getByText(SAVED);
  });

  it.each<Submission>(['refused', 'not-kept'])(
    'does not call a message saved that failed after the visitor had left: %s',
    async (outcome) => {
      const settle = pending();
      const { rerender } = open();
      write();
      await submit();
      rerender(<Page edited={null} hasLeft />);
      await settle(outcome);
      screen.getByText('Failed to send Message');
      expect(screen.queryByText(/Saved|still in the form/)).toBeNull();
    },
  );

  it('stops watching while the tab is hidden', async () => {
    const settle = pending();
    open();
    write();
    await submit();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(outbox.submit.mock.calls[0]?.[3]()).toBe(false);
    hidden.mockRestore();
    await settle('waiting');
  });
});
