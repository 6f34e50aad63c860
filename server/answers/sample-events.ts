import { countdown } from '#core/contract/entities/countdown.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { gameDetail } from '#core/contract/entities/game-detail.ts';
import { linkedNews } from '#core/contract/entities/linked-news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { subGameDetail } from '#core/contract/entities/sub-game-detail.ts';
import { upcomingGames } from '#core/contract/entities/upcoming-games.ts';
import * as countdowns from '../sample/countdowns.ts';
import * as details from '../sample/event-details.ts';
import * as galleries from '../sample/galleries.ts';
import * as gamePages from '../sample/game-pages.ts';
import { previousEvents } from '../sample/previous-events.ts';
import { gameSchedule } from '../sample/schedule.ts';
import type { SampleSetting } from '../sample/setting.ts';
import { upcomingEvents } from '../sample/upcoming-events.ts';
import * as carousel from '../sample/upcoming-games.ts';
import { answersFrom } from './call-answer.ts';

const answering = answersFrom<SampleSetting>();

/** Events, their games and everything an event page requests. Wrappers differ on purpose (reading Q-06). */
export const sampleEventAnswers = [
  answering(eventList, ({ eventtype }, setting) => {
    if (eventtype === 'upcoming') return upcomingEvents(setting);
    return { status: 1, data: eventtype === 'previous' ? previousEvents(setting) : [] };
  }),
  answering(eventDetail, ({ eventurl }, setting) => ({
    status: '1',
    data: details.eventDetail(eventurl, setting),
  })),
  answering(schedule, ({ pagename }, setting) => gameSchedule(pagename, setting)),
  answering(countdown, ({ pagename }, setting) => ({ data: countdowns.countdown(pagename, setting) })),
  answering(linkedNews, ({ eventtype, eventid }, setting) =>
    galleries.linkedNews(eventtype, eventid, setting),
  ),
  answering(gameDetail, ({ eventurl, gameurl }, setting) => gamePages.gameDetail(eventurl, gameurl, setting)),
  answering(subGameDetail, ({ eventurl, subgameurl }, setting) => ({
    data: gamePages.subgameDetail(eventurl, subgameurl, setting),
  })),
  answering(upcomingGames, ({ isupcominggames }, setting) =>
    isupcominggames === '1' ? carousel.upcomingGames(setting) : [],
  ),
];
