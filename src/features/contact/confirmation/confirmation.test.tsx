import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageFate } from '../../../data/outbox/outbox-messages.ts';
import { KIOSK } from '../../../data/visit/is-kiosk.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { Confirmation } from './confirmation.tsx';

const outbox = vi.hoisted(() => ({ fate: null as MessageFate | null }));
vi.mock('../../../data/outbox/outbox-messages.ts', () => ({ useMessageFate: () => outbox.fate }));

const entries = {
  name: 'Ada Example',
  email: 'ada@example.org',
  phone: '+91 98765-43210 x',
  message: 'First line\nand the second',
};
const onAnother = vi.fn();
const onVoid = vi.fn();
const KEPT = 'It’s saved here and will be sent automatically';

const confirmation = (isDelivered: boolean, written: typeof entries | null = entries) => (
  <I18nextProvider i18n={createI18n()}>
    <MemoryRouter>
      <Confirmation
        id="a"
        isDelivered={isDelivered}
        entries={written}
        onAnother={onAnother}
        onVoid={onVoid}
      />
    </MemoryRouter>
  </I18nextProvider>
);
const heading = () => screen.getByRole('heading', { level: 2 });
const toOutbox = () => screen.queryByRole('link', { name: 'Open the outbox' });

beforeEach(() => {
  outbox.fate = null;
  onAnother.mockClear();
  onVoid.mockClear();
});

describe('the confirmation of a delivered message', () => {
  it('CONTACT-08 says that it has arrived and what was written, and its heading has the focus', () => {
    render(confirmation(true));
    expect(heading().textContent).toBe('We have it');
    expect(document.activeElement).toBe(heading());
    for (const written of Object.values(entries))
      expect(screen.getByText(written, { normalizer: (text) => text })).toBeTruthy();
    expect(toOutbox()).toBeNull();
    screen.getByRole('button', { name: 'Write another' }).click();
    expect(onAnother).toHaveBeenCalledOnce();
  });

  it('does not take the focus from a visitor who has moved on', () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    render(confirmation(true));
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('KIOSK-04 is gone when the browser restores the page from its cache', () => {
    render(confirmation(true));
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(onVoid).toHaveBeenCalledOnce();
  });
});

describe('the confirmation of a message that waits', () => {
  it('OFFLINE-10 says where it is and that it will be sent, and links to it', () => {
    outbox.fate = 'waiting';
    render(confirmation(false));
    expect(heading().textContent).toBe(KEPT);
    expect(screen.getByRole('status').textContent).toBe('Saved. It will be sent when you are back online.');
    expect(toOutbox()?.getAttribute('href')).toBe('/outbox');
    expect(onVoid).not.toHaveBeenCalled();
  });

  it('OFFLINE-15 becomes that of a delivered one automatically, and announces it', () => {
    const { rerender } = render(confirmation(false));
    expect(heading().textContent).toBe(KEPT);
    const [before, status] = [heading(), screen.getByRole('status')];
    outbox.fate = 'sent';
    rerender(confirmation(false));
    expect(heading().textContent).toBe('We have it');
    expect(status.textContent).toBe('Your message has reached us.');
    expect(toOutbox()).toBeNull();
    expect(heading(), 'the focus stays').toBe(before);
    expect(document.activeElement).toBe(before);
    expect(onVoid).not.toHaveBeenCalled();
  });

  it.each(['refused', 'gone'] as const)(
    'OFFLINE-14 promises nothing any more once the message is %s',
    (fate) => {
      outbox.fate = fate;
      render(confirmation(false));
      expect(onVoid).toHaveBeenCalled();
    },
  );

  it('KIOSK-04 says on a kiosk only that it is safe, and leads nowhere', () => {
    document.documentElement.classList.add(KIOSK);
    render(confirmation(false, null));
    document.documentElement.classList.remove(KIOSK);
    expect(heading().textContent).toBe(KEPT);
    expect(document.querySelector('dl')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Write another' })).toBeTruthy();
  });
});
