import { appLinks } from '#core/contract/entities/app-links.ts';
import { associates } from '#core/contract/entities/associate.ts';
import { contactCards } from '#core/contract/entities/contact-card.ts';
import { loginButtons } from '#core/contract/entities/login-buttons.ts';
import { menu } from '#core/contract/entities/menu.ts';
import { socialWidget } from '#core/contract/entities/social-widget.ts';
import { ASSOCIATES_EVENT_ID, SITE_EVENT_ID } from '#core/contract/site-event.ts';
import type { Draft } from '../item.ts';
import { drafts } from './drafts.ts';
import { SAMPLE_PAGES } from './sample-pages.ts';
import type { SampleReader } from './sample-reader.ts';

const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram' } as const;

/** Returns the layout of every page, and the cards of the contact page. */
export function sampleFrame(sample: SampleReader): Draft[] {
  const logos = (place: string, eventId: string) =>
    sample
      .read(associates, { 'page-url': place === 'home' ? 'home' : 'event', 'event-id': eventId })
      .map((associate) => ({ place, ...associate }));
  const widgets = Object.entries(NETWORKS).flatMap(([network, title]) => {
    const widget = sample.read(socialWidget, { title });
    return widget === null ? [] : [{ network, ...widget }];
  });
  return [
    ...drafts('menuGroup', sample.read(menu, {})),
    ...drafts('loginButtons', buttonPairs(sample)),
    ...drafts('appLink', sample.read(appLinks, {})),
    ...drafts('contactCard', sample.read(contactCards, { pageurl: 'contact' })),
    ...drafts('associate', [...logos('home', SITE_EVENT_ID), ...logos('events', ASSOCIATES_EVENT_ID)]),
    ...drafts('socialWidget', widgets),
  ];
}

/** The buttons of most pages, then those of pages that differ; a pair without texts means none. */
function buttonPairs(sample: SampleReader) {
  const usual = sample.read(loginButtons, { slug: 'home' });
  const others = SAMPLE_PAGES.map((page) => ({ page, pair: sample.read(loginButtons, { slug: page }) }));
  const different = others.filter(({ pair }) => JSON.stringify(pair) !== JSON.stringify(usual));
  return [{ page: '', ...usual }, ...different.map(({ page, pair }) => ({ page, ...pair }))];
}
