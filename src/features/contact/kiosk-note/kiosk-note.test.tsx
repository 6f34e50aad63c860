import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import type { MessageInView } from '#core/outbox/outbox-view.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { KioskNote } from './kiosk-note.tsx';

const kept = vi.hoisted(() => ({ states: [] as MessageInView['state'][] }));
vi.mock('../../../data/outbox/outbox-state.ts', () => ({
  useOutboxMessages: () => kept.states.map((state) => ({ state })),
}));

const show = (...states: MessageInView['state'][]) => {
  kept.states = states;
  render(
    <I18nextProvider i18n={createI18n()}>
      <KioskNote />
    </I18nextProvider>,
  );
};

it('says how many messages are still waiting', () => {
  show('waiting', 'sending');
  expect(screen.getByText(/^2 messages .* are waiting/)).toBeTruthy();
});

it('does not count refused messages, which are no longer waiting', () => {
  show('refused', 'waiting', 'refused');
  expect(screen.getByText(/^One message .* is waiting/)).toBeTruthy();
});

it('shows no number when nothing is waiting', () => {
  show('refused');
  expect(screen.queryByText(/wait/)).toBeNull();
});
