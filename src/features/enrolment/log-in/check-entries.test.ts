import { expect, it } from 'vitest';
import { checkEntries } from './check-entries.ts';

it.each([
  ['', '', { username: 'missing', password: 'missing' }],
  [' ', 'kithara8', { username: 'missing' }],
  ['meera', '', { password: 'missing' }],
  ['meera', ' ', {}],
  ['meera', 'x', {}],
])('LOGIN-01 needs user name and password: "%s", "%s"', (username, password, problems) => {
  expect(checkEntries({ username, password })).toEqual(problems);
});
