import { EMAIL_SHAPE } from '#core/contract/entities/contact-entries.ts';
import { ROLES, type Role } from '#core/desk/people.ts';
import type { UsersCommand } from '../../people/command-line.ts';

/**
 * Reads the words after `users`.
 *
 * @throws Error with a sentence if they are not understood
 */
export function usersArguments(
  [what, email, ...more]: readonly string[],
  role: string | undefined,
): UsersCommand {
  if (more.length > 0) throw new Error(`"${more.join(' ')}" is more than "users" needs.`);
  if (role !== undefined && what !== 'invite') throw new Error('--role is for "users invite EMAIL" only.');
  switch (what) {
    case undefined:
      return { what: 'list' };
    case 'invite':
      return { what, email: emailOf(email), role: role === undefined ? null : roleOf(role) };
    case 'remove':
      return { what, email: emailOf(email) };
    default:
      throw new Error(`"users" knows "invite" and "remove", not "${what}".`);
  }
}

function emailOf(email: string | undefined): string {
  if (email === undefined || !EMAIL_SHAPE.test(email))
    throw new Error('Name somebody by their email address, like ada@example.org.');
  return email;
}

function roleOf(given: string): Role {
  const role = ROLES.find((one) => one === given);
  if (role === undefined) throw new Error(`--role is one of ${ROLES.join(', ')}, not "${given}".`);
  return role;
}
