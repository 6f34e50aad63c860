import { banners } from '#core/contract/entities/banner.ts';
import { council } from '#core/contract/entities/council.ts';
import { membership } from '#core/contract/entities/membership.ts';
import { news } from '#core/contract/entities/news.ts';
import { notification } from '#core/contract/entities/notification.ts';
import { popup } from '#core/contract/entities/popup.ts';
import { upcomingGames } from '#core/contract/entities/upcoming-games.ts';
import { videos } from '#core/contract/entities/videos.ts';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import type { Draft } from '../item.ts';
import { drafts } from './drafts.ts';
import type { EventPath } from './event-path.ts';
import type { SampleReader } from './sample-reader.ts';

/** Pages that the sample has something of their own for. */
export const SAMPLE_PAGES = [
  'home',
  'about-us',
  'contact',
  'membership',
  'app-delete-account-steps',
] as const;

/** Returns the content of pages other than events, and what is shown at the top of events. */
export function samplePages(sample: SampleReader, events: readonly EventPath[]): Draft[] {
  const places = [
    ...SAMPLE_PAGES.map((page) => ({ place: { page }, name: page, eventid: SITE_EVENT_ID })),
    ...events.map(({ id, path }) => ({ place: { event: id }, name: `event/${path}`, eventid: id })),
  ];
  const ofPlaces = (read: (name: string, eventid: string) => readonly (object | null)[]) =>
    places.flatMap(({ place, name, eventid }) =>
      read(name, eventid).flatMap((found) => (found === null ? [] : [{ ...place, ...found }])),
    );
  /** These calls spell the front page with a capital letter (reading Q-07). */
  const capital = (name: string) => (name === 'home' ? 'Home' : name);
  return [
    ...drafts('upcomingGames', sample.read(upcomingGames, { isupcominggames: '1' })),
    ...drafts('news', sample.read(news, {})),
    ...drafts(
      'banner',
      ofPlaces((pagename) => sample.read(banners, { pagename })),
    ),
    ...drafts(
      'popup',
      ofPlaces((name, eventid) => [sample.read(popup, { pagename: capital(name), eventid })]),
    ),
    ...drafts(
      'notification',
      ofPlaces((name, eventid) => [sample.read(notification, { pagename: capital(name), eventid })]),
    ),
    ...councilDrafts(sample),
    ...drafts('membershipPlan', [...plans('0', 'india', sample), ...plans('1', 'international', sample)]),
    ...drafts('video', [
      ...films('Our Historicals', 'historical', sample),
      ...films('Memorable Events', 'memorable', sample),
    ]),
  ];
}

function councilDrafts(sample: SampleReader): Draft[] {
  const groups = sample.read(council, { pagename: 'our-council', slug: '' });
  const titles = drafts(
    'councilGroup',
    groups.map(({ title }) => ({ title })),
  );
  const members = groups.flatMap((group, index) => {
    const id = String(index + 1);
    const bodies = group.members.map(({ slug, name: _, ...member }) => ({
      group: id,
      path: slug,
      ...member,
    }));
    return drafts('councilMember', bodies, id);
  });
  return [...titles, ...members];
}

const plans = (isInternational: string, region: string, sample: SampleReader) =>
  sample
    .read(membership, { 'is-international': isInternational })
    .map(({ amount: _, amountText, ...plan }) => ({ region, ...plan, amount: amountText }));

const films = (videotype: string, list: string, sample: SampleReader) =>
  sample.read(videos, { videotype }).map((film) => ({ list, ...film }));
