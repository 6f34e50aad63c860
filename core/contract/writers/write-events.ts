import type { eventDetail } from '../entities/event-detail.ts';
import type { eventList } from '../entities/event-list.ts';
import type { linkedNews } from '../entities/linked-news.ts';
import type { AnswerTo } from './unsealed.ts';
import { wireButton, wireLink, wireSource, wireText } from './wire-fields.ts';

/** The events of one list. */
export const writeEventList = (events: AnswerTo<typeof eventList>) => ({
  status: 1,
  data: events.map((event) => ({
    eventaid: event.id,
    eventname: wireText(event.name),
    headingtext: event.heading,
    eventimage: wireSource(event.image),
    imagetype: event.imageType,
    landmark: wireText(event.landmark),
    resaddress: wireText(event.address),
    statename: wireText(event.state),
    combinedadd: wireText(event.combinedAddress),
    startdate: wireText(event.startDate),
    enddate: wireText(event.endDate),
    readmoreurl: event.readMorePath,
    icons: event.icons.map(({ icon, link }) => ({ icon: wireSource(icon), href: wireLink(link) })),
    ...wireButton(event.button),
    buttonurliforrestpage: wireLink(event.restPageUrl),
    buttonvisiblenews: event.newsButton.isVisible ? '1' : '0',
    buttonnewstext: wireText(event.newsButton.text),
  })),
});

/** One event with all its details, or none. */
export const writeEventDetail = (event: AnswerTo<typeof eventDetail>) => ({
  status: 1,
  data: event === null ? [] : [eventItem(event)],
});

type Event = NonNullable<AnswerTo<typeof eventDetail>>;

const eventItem = (event: Event) => ({
  eventid: event.id,
  eventname: wireText(event.name),
  imageurl: wireSource(event.image),
  rsimageurl: wireSource(event.smallImage),
  address: wireText(event.address),
  location: wireText(event.location),
  eventstartdate: wireText(event.startDate),
  eventenddate: wireText(event.endDate),
  regstartdate: wireText(event.registrationStartDate),
  regenddate: wireText(event.registrationEndDate),
  lpeventenddate: event.datesNote,
  ...wireButton(event.button),
  html: event.html,
  introduction1: event.introduction1,
  introduction2: event.introduction2,
  relatedcategories: event.relatedCategories.map(({ name, games }) => ({
    category: wireText(name),
    games: games.map((game) => ({
      game: wireText(game.name),
      icon: wireSource(game.icon),
      description: game.description,
      gamePageUrl: wireLink(game.pageUrl),
      ...wireButton(game.button),
    })),
  })),
});

/** Pictures and films of one event. */
export const writeLinkedNews = ({ headingText, items }: AnswerTo<typeof linkedNews>) => ({
  headingText: wireText(headingText),
  data: items.map((item) => ({
    type: item.type,
    title: wireText(item.title),
    thumbnail: wireSource(item.thumbnail),
    alt: wireText(item.alt),
    eventimage: wireSource(item.url),
    headingtext: item.heading,
    headingtextdescription: item.description,
    source: wireText(item.source),
  })),
});
