import { banners } from '#core/contract/entities/banner.ts';
import { council } from '#core/contract/entities/council.ts';
import { membership } from '#core/contract/entities/membership.ts';
import { news } from '#core/contract/entities/news.ts';
import { notification } from '#core/contract/entities/notification.ts';
import { popup } from '#core/contract/entities/popup.ts';
import { videos } from '#core/contract/entities/videos.ts';
import {
  writeBanners,
  writeCouncil,
  writeMembership,
  writeNews,
  writeNotification,
  writePopup,
  writeVideos,
} from '#core/contract/writers/write-pages.ts';
import { answersFrom } from '../../answers/call-answer.ts';
import type { Contents, Entry } from '../contents.ts';
import { eventOfPage, itemsOfPage } from './find.ts';

const answering = answersFrom<Contents>();

/** As the provider spells them (reading Q-17). */
const VIDEO_LISTS = { historical: 'Our Historicals', memorable: 'Memorable Events' } as const;

/** The content of pages other than events. */
export const pageAnswers = [
  answering(popup, ({ pagename, eventid }, content) => {
    const event = eventOfPage(pagename, content);
    // Before its page knows the event, no popup of it may appear.
    const shown =
      event === null || event.id === eventid ? itemsOfPage('popup', pagename, content, 'Home') : [];
    return writePopup(shown.find(({ isVisible }) => isVisible) ?? shown[0] ?? null);
  }),
  answering(notification, ({ pagename }, content) =>
    writeNotification(itemsOfPage('notification', pagename, content, 'Home')[0] ?? null),
  ),
  answering(banners, ({ pagename }, content) =>
    writeBanners(itemsOfPage('banner', pagename, content, 'home')),
  ),
  answering(news, (_values, content) => writeNews(content.of('news'))),
  answering(council, ({ slug }, content) =>
    writeCouncil(slug === '' ? allGroups(content) : only(slug, content)),
  ),
  answering(videos, ({ videotype }, content) =>
    writeVideos(content.of('video').filter(({ list }) => VIDEO_LISTS[list] === videotype)),
  ),
  answering(membership, (values, content) => {
    const region = values['is-international'] === '1' ? 'international' : 'india';
    const plans = content.of('membershipPlan').filter((plan) => plan.region === region);
    return writeMembership(plans.map((plan) => ({ ...plan, amountText: plan.amount })));
  }),
];

const written = ({ path, ...member }: Entry<'councilMember'>) => ({ ...member, slug: path });

const allGroups = (content: Contents) =>
  content.of('councilGroup').map(({ id, title }) => ({
    title,
    members: content
      .of('councilMember')
      .filter(({ group }) => group === id)
      .map(written),
  }));

/** The one member with a page at this path, without the group's title; null if there is nobody. */
function only(path: string, content: Contents) {
  const member = content.of('councilMember').find((one) => one.path === path);
  return member === undefined ? null : [{ title: '', members: [written(member)] }];
}
