import { ROLES, type Role } from '#core/desk/people.ts';

/** What each role is called, and what it may do. */
export const ROLE_WORDS: Readonly<Record<Role, { readonly name: string; readonly may: string }>> = {
  owner: { name: 'Owner', may: 'Everything, also inviting and removing people' },
  editor: {
    name: 'Editor',
    may: 'Changes and publishes content, reads, answers, deletes and exports messages',
  },
  inbox: { name: 'Inbox', may: 'Reads, answers, deletes and exports messages' },
};

export const ROLE_CHOICES = ROLES.map((role) => ({ id: role, title: ROLE_WORDS[role].name }));
