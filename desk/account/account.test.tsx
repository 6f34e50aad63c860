import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FAKE_PASSWORD } from '../testing/fake-people.ts';
import { leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';

afterEach(leaveDesk);

it('DESK-89 somebody changes their password; a wrong present one is said at its field and loses nothing', async () => {
  openDesk('/', { role: 'inbox' });
  await press('Your account', 'link');
  await write('Current password', 'wrong');
  await write('New password', 'walnut bridge cello harbour');
  await press('Change password');
  expect(await screen.findByText('This isn’t your current password.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('walnut bridge cello harbour');
  await write('Current password', FAKE_PASSWORD);
  await press('Change password');
  expect(await screen.findByText(/^Password changed\./)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
});
