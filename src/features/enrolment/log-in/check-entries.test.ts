import { expect, it } from 'vitest';
import { checkLogIn } from './check-entries.ts';

it.each([
  ['', '', { username: 'missing', password: 'missing' }],
  [' ', 'kithara8', { username: 'missing' }],
  ['meera', '', { password: 'missing' }],
  ['meera', ' ', {}],
  ['meera', 'x', {}],
])('LOGIN-01 needs user name and password: "%s", "%s"', (username, password, problems) => {
  const check = checkLogIn({ username, password });
  expect(check.isGood ? {} : check.problems).toEqual(problems);
});
