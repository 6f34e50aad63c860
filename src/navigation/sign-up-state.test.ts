import { expect, it } from 'vitest';
import { roles } from '#content/reference/enrolment-lists.ts';
import { roleOf, signUpState } from './sign-up-state.ts';

it.each(roles)('SIGNUP-02 passes the role %s from page to page', (role) => {
  expect(roleOf(signUpState(role))).toBe(role);
});

it.each([null, undefined, 'Volunteer', {}, { category: 'Emperor' }, { category: null }])(
  'SIGNUP-03 finds no role in %j',
  (state) => {
    expect(roleOf(state)).toBeNull();
  },
);
