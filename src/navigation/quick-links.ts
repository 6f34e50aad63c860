import type { Resources } from '../i18n/namespaces.ts';
import { paths } from './paths.ts';

type FooterLabel = keyof Resources['frame']['footer'];

/** A link of the footer; `label` is a key below `frame.footer`. */
export interface QuickLink {
  readonly label: FooterLabel;
  readonly to: string;
}

/** Names of addresses that need no arguments. */
type Plain = {
  [Name in keyof typeof paths]: (typeof paths)[Name] extends () => string ? Name : never;
}[keyof typeof paths];

/** Most labels equal the name of the address. */
const to = (...names: readonly (Plain & FooterLabel)[]): QuickLink[] =>
  names.map((name) => ({ label: name, to: paths[name]() }));

/*
 * Written out rather than requested, so that there are always links even if the menu fails to load (reading Q-54).
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
