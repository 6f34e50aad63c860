import { banners } from '#core/contract/entities/banner.ts';
import { council } from '#core/contract/entities/council.ts';
import { membership } from '#core/contract/entities/membership.ts';
import { news } from '#core/contract/entities/news.ts';
import { notification } from '#core/contract/entities/notification.ts';
import { popup } from '#core/contract/entities/popup.ts';
import { videos } from '#core/contract/entities/videos.ts';
import * as bannerContent from '../sample/banners.ts';
import * as councilContent from '../sample/council.ts';
import { membershipPlans } from '../sample/membership.ts';
import { newsItems } from '../sample/news.ts';
import { notifications, popups } from '../sample/popups.ts';
import type { SampleSetting } from '../sample/setting.ts';
import * as videoContent from '../sample/videos.ts';
import { answersFrom } from './call-answer.ts';

const answering = answersFrom<SampleSetting>();

/** The content of pages other than events. */
export const samplePageAnswers = [
  answering(popup, ({ pagename, eventid }, setting) => popups(pagename, eventid, setting)),
  answering(notification, ({ pagename }) => ({ data: notifications(pagename) })),
  answering(banners, ({ pagename }, setting) => ({
    status: 1,
    data: bannerContent.banners(pagename, setting),
  })),
  answering(news, (_values, setting) => ({ status: 1, data: newsItems(setting) })),
  answering(council, ({ slug }) => {
    const found = councilContent.council(slug);
    return found === null
      ? { status: 0, message: 'There’s nobody by that name.', data: [] }
      : { status: 1, data: found };
  }),
  answering(videos, ({ videotype }) => videoContent.videos(videotype)),
  answering(membership, (values, setting) => ({
    data: membershipPlans(values['is-international'], setting),
  })),
];
