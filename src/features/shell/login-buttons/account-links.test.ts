import { describe, expect, it } from 'vitest';
import { accountLinks } from './account-links.ts';

describe('the login and sign-up links', () => {
  it('LAYOUT-14 take text and address from the answer', () => {
    const given = {
      login: { text: 'Come in', url: 'https://enrol.example/in' },
      signup: { text: 'Join', url: 'https://enrol.example/new' },
    };
    expect(accountLinks(given)).toEqual({
      login: { text: 'Come in', to: 'https://enrol.example/in' },
      signup: { text: 'Join', to: 'https://enrol.example/new' },
    });
  });

  it('LAYOUT-14 lead to our own pages if the answer is empty, late or failed', () => {
    const { login, signup } = accountLinks(null);
    expect([login.to, signup.to]).toEqual(['/login', '/chooserole']);
  });

  it('fill in only what is missing', () => {
    const given = { login: { text: '', url: 'https://enrol.example/in' }, signup: { text: 'Join', url: '' } };
    expect(accountLinks(given)).toEqual({
      login: { text: '', to: 'https://enrol.example/in' },
      signup: { text: 'Join', to: '/chooserole' },
    });
  });
});
