// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import { TOAST_SHOWN_MS } from './toast.tsx';
import { Toaster } from './toaster.tsx';
import { useToast } from './use-toast.ts';

createI18n();

function Sender() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ text: 'Message sent', tone: 'ok' })}>
      Send
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Toaster>
      <Sender />
    </Toaster>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('Toaster', () => {
  it('CONTACT-06 puts its text into a live region that was there before', () => {
    const region = screen.getByRole('status');
    fireEvent.click(screen.getByText('Send'));
    expect(region.textContent).toContain('Message sent');
  });

  it('removes a message after six seconds', () => {
    fireEvent.click(screen.getByText('Send'));
    pass(TOAST_SHOWN_MS - 1);
    expect(screen.queryByText('Message sent')).not.toBeNull();
    pass(2);
    expect(screen.queryByText('Message sent')).toBeNull();
  });

  it('stops the clock while the pointer is over it, and continues with the remaining time', () => {
    fireEvent.click(screen.getByText('Send'));
    pass(5000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(60_000);
    expect(screen.queryByText('Message sent')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(900);
    expect(screen.queryByText('Message sent')).not.toBeNull();
    pass(200);
    expect(screen.queryByText('Message sent')).toBeNull();
  });

  it('disappears at once when dismissed', () => {
    fireEvent.click(screen.getByText('Send'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Message sent')).toBeNull();
  });
});
