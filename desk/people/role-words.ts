import { ROLES, type Role } from '#core/desk/people.ts';

/** What each role is called, and what it may do. */
export const ROLE_WORDS: Readonly<Record<Role, { readonly name: string; readonly may: string }>> = {
  owner: { name: 'Owner', may: 'do everything, including inviting and removing people' },
  editor: {
    name: 'Editor',
    may: 'change and publish content, and read, reply to, delete and export messages',
  },
  inbox: { name: 'Inbox', may: 'read, reply to, delete and export messages' },
};

export const ROLE_CHOICES = ROLES.map((role) => ({ id: role, title: ROLE_WORDS[role].name }));
