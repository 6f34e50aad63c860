import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import { StillHere } from './still-here.tsx';

it.each([
  [20, 'In 20 seconds we’ll clear this screen'],
  [1, 'In 1 second we’ll clear this screen'],
])('counts down in words: %i', (secondsLeft, words) => {
  render(
    <I18nextProvider i18n={createI18n()}>
      <StillHere secondsLeft={secondsLeft} onHere={vi.fn()} />
    </I18nextProvider>,
  );
  expect(screen.getByRole('timer').textContent).toContain(words);
});
