import { paths } from './paths.ts';

/** A link of the footer; `label` is a key below `frame.footer`. */
export interface QuickLink {
  readonly label: string;
  readonly to: string;
}

/*
 * Written out rather than asked for, so that there are always ways on when the menu could not be brought
 * (decision Q-54).
 */
export const exploreLinks: readonly QuickLink[] = [
  { label: 'events', to: paths.events() },
  { label: 'news', to: paths.news() },
  { label: 'notification', to: paths.notification() },
  { label: 'medals', to: paths.medals() },
  { label: 'history', to: paths.history() },
  { label: 'about', to: paths.about() },
  { label: 'council', to: paths.council() },
  { label: 'saved', to: paths.saved() },
];

export const takePartLinks: readonly QuickLink[] = [
  { label: 'membership', to: paths.membership() },
  { label: 'donation', to: paths.donation() },
  { label: 'register', to: paths.chooseRole() },
  { label: 'contactPage', to: paths.contact() },
];

export const legalLinks: readonly QuickLink[] = [
  { label: 'privacy', to: paths.privacy() },
  { label: 'appPrivacy', to: paths.appPrivacy() },
  { label: 'deleteAccount', to: paths.deleteAccount() },
  { label: 'credits', to: paths.credits() },
  { label: 'device', to: paths.device() },
];
