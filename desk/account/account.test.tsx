import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FAKE_PASSWORD } from '../testing/fake-people.ts';
import { leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';

afterEach(leaveDesk);

it('DESK-89 somebody changes their password; a wrong present one is said at its field and loses nothing', async () => {
  openDesk('/', { role: 'inbox' });
  await press('Your account', 'link');
  await write('Present password', 'wrong');
  await write('New password', 'walnut bridge cello harbour');
  await press('Change the password');
  expect(await screen.findByText('This is not your present password.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('walnut bridge cello harbour');
  await write('Present password', FAKE_PASSWORD);
  await press('Change the password');
  expect(await screen.findByText(/^The password is changed\./)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
});
