import type { OpenSession } from '#core/desk/people.ts';
import { askDesk } from './ask-desk.ts';
import { waitForSession } from './session.ts';

/**
 * Makes sure that somebody is signed in: if their session is over, they may sign in first. Resolves to whether they are.
 *
 * @throws DeskFailure if the desk cannot be reached
 */
export async function whenSignedIn(): Promise<boolean> {
  const session = await askDesk<OpenSession | null>('GET', '/session');
  return session !== null || waitForSession();
}
