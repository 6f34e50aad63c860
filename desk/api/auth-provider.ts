import type { AuthProvider } from 'react-admin';
import { askDesk } from './ask-desk.ts';
import { refusalOf } from './desk-failure.ts';
import { closeSession, currentSession } from './session.ts';

const IS_OUT: readonly string[] = ['signed-out', 'forbidden'];

/**
 * What react-admin asks about who is signed in. It never leads to another page: whoever is not signed in sees the
 * sign-in page instead of the desk, and a session that ends is opened again where they are (`askDesk`).
 */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => {
    await askDesk('DELETE', '/session').catch((error: unknown) => {
      // If the session has ended, or belongs to somebody else now, this person is signed out already. Otherwise the
      // cookie would still let in whoever comes next.
      if (!IS_OUT.includes(refusalOf(error)?.error ?? '')) throw error;
    });
    closeSession();
    return false;
  },
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => currentSession()?.person.role,
  getIdentity: async () => {
    const person = currentSession()?.person;
    return { id: person?.id ?? '', fullName: person?.name ?? '' };
  },
};
