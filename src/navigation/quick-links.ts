import { paths } from './paths.ts';

/** A link of the footer; `label` is a key below `frame.footer`. */
export interface QuickLink {
  readonly label: string;
  readonly to: string;
}

/** An address that stands by itself: nothing has to be known to write it. */
type Plain = {
  [Name in keyof typeof paths]: (typeof paths)[Name] extends () => string ? Name : never;
}[keyof typeof paths];

/** Most links bear the name of their address. */
const to = (...names: readonly Plain[]): QuickLink[] =>
  names.map((name) => ({ label: name, to: paths[name]() }));

/*
 * Written out rather than asked for, so that there are always ways on when the menu could not be brought
 * (decision Q-54).
 */
export const exploreLinks: readonly QuickLink[] = to(
  'events',
  'news',
  'notification',
  'medals',
  'history',
  'about',
  'council',
  'saved',
);

export const takePartLinks: readonly QuickLink[] = [
  ...to('membership', 'donation'),
  { label: 'register', to: paths.chooseRole() },
  { label: 'contactPage', to: paths.contact() },
];

export const legalLinks: readonly QuickLink[] = to(
  'privacy',
  'appPrivacy',
  'deleteAccount',
  'accessibility',
  'credits',
  'device',
);
