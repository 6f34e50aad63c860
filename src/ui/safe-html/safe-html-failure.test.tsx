import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';

const cleanHtml = vi.hoisted(() =>
  vi.fn(() => {
    throw new RangeError('too much');
  }),
);
vi.mock('./clean-html.ts', () => ({ loadCleaner: async () => cleanHtml }));
const { SafeHtml } = await import('./safe-html.tsx');

it('ERR-07 keeps the plain text, and the page around it, when the cleaner fails', async () => {
  expectConsole(/could not be cleaned/);
  render(
    <MemoryRouter>
      <p>The page</p>
      <SafeHtml html={asUntrustedHtml('<p onclick="x()">Hi <b>there</b></p>')} />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(cleanHtml).toHaveBeenCalled());
  expect(screen.getByText('The page')).toBeDefined();
  expect(screen.getByText('Hi there')).toBeDefined();
});
