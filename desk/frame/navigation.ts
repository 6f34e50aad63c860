import { mayActAs, type Role } from '#core/desk/people.ts';
import type { IconName } from '../look/icons.ts';

export interface DeskLink {
  readonly to: string;
  readonly words: string;
  readonly icon: IconName;
  readonly needs: Role;
  /** Whether it stands at the lower edge of a phone. */
  readonly isMostUsed?: boolean;
}

const LINKS: readonly DeskLink[] = [
  { to: '/', words: 'Today', icon: 'clock', needs: 'editor', isMostUsed: true },
  { to: '/content', words: 'Content', icon: 'pencil-simple', needs: 'editor', isMostUsed: true },
  { to: '/pictures', words: 'Pictures', icon: 'image', needs: 'editor' },
  { to: '/import', words: 'Import', icon: 'download-simple', needs: 'editor' },
  { to: '/history', words: 'History', icon: 'arrow-clockwise', needs: 'editor' },
  { to: '/inbox', words: 'Inbox', icon: 'envelope-simple', needs: 'inbox', isMostUsed: true },
  { to: '/people', words: 'People', icon: 'user', needs: 'owner' },
];

/** The screens that a role may open. With the inbox alone, it is the start screen. */
export function linksFor(role: Role): readonly DeskLink[] {
  const links = LINKS.filter(({ needs }) => mayActAs(role, needs));
  return mayActAs(role, 'editor') ? links : links.map((link) => ({ ...link, to: '/' }));
}
