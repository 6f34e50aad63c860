import { describe, expect, it } from 'vitest';
import { settings } from '#core/settings.ts';
import { enrolmentAddresses } from './enrolment-addresses.ts';

const given = (login: string, signup: string) => ({
  login: { text: 'Login', url: login },
  signup: { text: 'Sign up', url: signup },
});
const OURS = { login: settings.enrolment.login, signup: settings.enrolment.signup };

describe('where a form continues', () => {
  it('LOGIN-02 is the address from the provider', () => {
    expect(enrolmentAddresses(given('https://enrol.example/in', 'https://enrol.example/new'))).toEqual({
      login: 'https://enrol.example/in',
      signup: 'https://enrol.example/new',
    });
  });

  it('LOGIN-02 is a separate setting for each, if the provider gives none', () => {
    expect(enrolmentAddresses(null)).toEqual(OURS);
    expect(enrolmentAddresses(given('', ''))).toEqual(OURS);
    expect(new Set([...Object.values(OURS), settings.enrolment.game]).size).toBe(3);
  });

  it.each(['/login', '/chooserole', 'javascript:alert(1)', '#'])('LOGIN-02 is never %s', (address) => {
    expect(enrolmentAddresses(given(address, address))).toEqual(OURS);
  });
});
