import { refuse } from '../refusal.ts';
import type { ConferenceSession } from './conference-session.ts';
import type { ConferenceFile } from './read-schedule-json.ts';
import { childrenOf, readXml, type XmlElement } from './xml-document.ts';

/** Reads a schedule in the XML of frab and pretalx. */
export function readScheduleXml(text: string): ConferenceFile {
  const root = readXml(text);
  if (root === null) refuse('damaged', { format: 'schedule-xml', detail: 'syntax' });
  const days = childrenOf(root, 'day');
  const [conference] = childrenOf(root, 'conference');
  // A file without days may be something else, unless it states itself that it has none.
  const isSchedule = root.name === 'schedule' && (days.length > 0 || childText(conference, 'days') === '0');
  if (!isSchedule) refuse('no-schedule', { format: 'schedule-xml' });
  const dayChange = childText(conference, 'day_change');
  const sessions = days.flatMap((day) =>
    childrenOf(day, 'room').flatMap((room) =>
      childrenOf(room, 'event').map((event) => sessionOf(event, room, day, dayChange)),
    ),
  );
  return { sessions, zone: childText(conference, 'time_zone_name') };
}

function sessionOf(
  event: XmlElement,
  room: XmlElement,
  day: XmlElement,
  dayChange: string,
): ConferenceSession {
  const text = (name: string) => childText(event, name);
  const [links] = childrenOf(event, 'links');
  return {
    guid: event.attributes.guid || event.attributes.id || '',
    url: text('url'),
    title: [text('title'), text('subtitle')].filter(Boolean).join(': '),
    track: text('track'),
    type: text('type'),
    room: text('room') || room.attributes.name || '',
    ...{ date: text('date'), start: text('start'), duration: text('duration') },
    ...{ abstract: text('abstract'), description: text('description') },
    links: childrenOf(links, 'link').map(({ attributes }) => attributes.href ?? ''),
    ...{ day: day.attributes.date ?? '', dayStart: day.attributes.start || dayChange },
  };
}

const childText = (element: XmlElement | undefined, name: string) =>
  childrenOf(element, name)[0]?.text.trim() ?? '';
