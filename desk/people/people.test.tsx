import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';

afterEach(() => {
  leaveDesk();
  vi.restoreAllMocks();
});

it('DESK-69 an owner invites with a link that is shown once, changes a role and removes somebody', async () => {
  const desk = openDesk('/people');
  await write('Their email', 'meera@festival.example');
  await press('Invite');
  expect(await screen.findByText('Somebody with this email address is already on the list.')).toBeDefined();
  await write('Their email', 'noor@festival.example');
  await press('Invite');
  const link = await screen.findByLabelText<HTMLInputElement>('Link for noor@festival.example');
  expect(link.value).toBe('https://festival.example/desk/invitation/secret-p4');
  await write('Meera’s role', 'inbox');
  await press('No');
  expect(desk.people[1]?.role).toBe('editor');
  await write('Meera’s role', 'inbox');
  await press('Change role');
  await waitFor(() => expect(desk.people[1]?.role).toBe('inbox'));
  await press('Remove Meera');
  await press('Remove Meera');
  await waitFor(() => expect(desk.people.map(({ name }) => name)).not.toContain('Meera'));
});

it('DESK-93 of two people with one name each control says whose it is', async () => {
  const desk = openDesk('/people');
  desk.people = desk.people.map((person) => ({ ...person, name: person.id === 'p2' ? 'Ada' : person.name }));
  expect(await screen.findByRole('button', { name: 'Remove Ada (meera@festival.example)' })).toBeDefined();
  expect(screen.getByLabelText('Ada (ada@festival.example)’s role')).toBeDefined();
});

it('DESK-69 where the browser cannot copy the link, the desk says to copy it by hand', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  openDesk('/people');
  await press('New link for Meera');
  await press('Copy link');
  expect(await screen.findByText(/copy it yourself/)).toBeDefined();
});
