import { associates } from '#core/contract/entities/associate.ts';
import { banners } from '#core/contract/entities/banner.ts';
import { countdown } from '#core/contract/entities/countdown.ts';
import { type EventDetail, eventDetail } from '#core/contract/entities/event-detail.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { gameDetail } from '#core/contract/entities/game-detail.ts';
import type { GameFacts } from '#core/contract/entities/game-fields.ts';
import { linkedNews } from '#core/contract/entities/linked-news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { subGameDetail } from '#core/contract/entities/sub-game-detail.ts';
import { ASSOCIATES_EVENT_ID } from '#core/contract/site-event.ts';
import { gameCall, subGameCall } from './game-address.ts';
import { type PictureRules, type StoredAnswers, type Wanted, wantedList } from './wanted.ts';

type WantedList = ReturnType<typeof wantedList>;

const LIKELY_ABSENT = { isOptional: true };

/**
 * Everything the pages of one event request: the event, its countdown, schedule, banners and associates, every game and
 * sub-game, its news. Each answer may name more, so the caller plans again until nothing is missing.
 */
export function eventPack(eventPath: string, held: StoredAnswers, rules: PictureRules): Wanted {
  const list = wantedList(held);
  const pageName = `event/${eventPath}`;
  const event = list.ask(eventDetail, { eventurl: eventPath });
  list.ask(schedule, { pagename: eventPath });
  for (const { logo } of list.ask(associates, {
    'page-url': pageName,
    'event-id': ASSOCIATES_EVENT_ID,
  }) ?? [])
    list.show(rules.picture(logo));
  for (const { imageType, url } of list.ask(banners, { pagename: pageName }) ?? [])
    if (imageType === 'image') list.show(rules.picture(url));
  if (event) {
    list.ask(countdown, { pagename: eventPath, eventid: event.id });
    list.show(heroPicture(event, rules));
    addNews(list, eventPath, event, rules);
    for (const { icon, pageUrl } of event.relatedCategories.flatMap(({ games }) => games)) {
      list.show(rules.picture(icon));
      addGame(list, pageUrl, eventPath, rules);
    }
  }
  return list.wanted();
}

/** Returns the picture at the top of an event's page. */
export function heroPicture({ image, smallImage }: EventDetail, rules: PictureRules): string | null {
  const [large, small] = [rules.eventImage(image), rules.eventImage(smallImage)];
  return rules.isSmall ? (small ?? large) : (large ?? small);
}

function addGame(list: WantedList, pageUrl: string, eventPath: string, rules: PictureRules): void {
  const call = gameCall(pageUrl, eventPath);
  if (call === null) return;
  const game = list.ask(gameDetail, { eventurl: call.eventPath, gameurl: call.path }, LIKELY_ABSENT);
  if (!game) return;
  showGame(list, game, rules);
  for (const { icon, pageUrl: below } of game.subGames) {
    list.show(rules.picture(icon));
    const sub = subGameCall(below, call.eventPath);
    if (sub === null) continue;
    const values = { eventurl: sub.eventPath, subgameurl: sub.path };
    const subGame = list.ask(subGameDetail, values, LIKELY_ABSENT);
    if (subGame) showGame(list, subGame, rules);
  }
}

function showGame(list: WantedList, { icon, image }: GameFacts, rules: PictureRules): void {
  list.show(rules.picture(image), rules.picture(icon));
}

/** Requests the news with the id from the event lists; the list that contains the event decides the type. */
function addNews(list: WantedList, eventPath: string, event: EventDetail, rules: PictureRules): void {
  const inList = (eventtype: string) =>
    list.ask(eventList, { eventtype })?.find(({ readMorePath }) => readMorePath === eventPath);
  const [upcoming, previous] = [inList('upcoming'), inList('previous')];
  const eventtype = previous && !upcoming ? 'previous' : 'upcoming';
  const eventid = (upcoming ?? previous)?.id || event.id;
  const news = list.ask(linkedNews, { eventtype, eventid }, LIKELY_ABSENT);
  for (const { type, thumbnail, url } of news?.items ?? []) {
    list.show(rules.picture(thumbnail));
    if (type === 'image') list.show(rules.picture(url));
  }
}
