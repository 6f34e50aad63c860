import { describe, expect, it } from 'vitest';
import { childrenOf, readXml, type XmlElement } from '../conference/xml-document.ts';
import { read } from '../testing/material.ts';
import type { ExportedEntry } from './exported-entry.ts';
import { plannedSchedule } from './planned-schedule.ts';
import { writeScheduleXml } from './write-schedule-xml.ts';

const SETTING = {
  ...{ eventPath: 'delphi', eventName: 'Delphi & Days', siteAddress: 'https://games.example' },
  ...{ siteName: 'The games', site: 'games', language: 'en', changedAt: 0, zone: 'Europe/Athens' },
};
const HEATS: ExportedEntry = {
  ...{ id: 'a1', game: 'Lyre', title: '<Heats> & "more"', place: 'O\'Neill <hall> & "yard"' },
  ...{ starts: '2026-10-03T23:00', ends: '2026-10-04T01:30', latLong: '38.4824,22.501' },
  note: 'First line\n]]> second',
};
const FINAL = { ...HEATS, id: 'b2', title: 'Final', starts: '2026-10-04T18:00', ends: null, place: '' };

/** The names of the elements in one, in their order. */
const namesIn = (element: XmlElement | undefined) => element?.children.map(({ name }) => name);
const only = (element: XmlElement | null | undefined, name: string) =>
  childrenOf(element ?? undefined, name)[0];

describe('a schedule in XML', () => {
  it('IMPORT-25 has the elements and attributes that conference apps read, in their order', () => {
    const root = readXml(writeScheduleXml([HEATS, FINAL], SETTING)) ?? undefined;
    expect(root?.name).toBe('schedule');
    expect(namesIn(root)).toEqual(['generator', 'version', 'conference', 'day', 'day']);
    const conference = only(root, 'conference');
    expect(conference?.children.map(({ name, text }) => [name, text.trim()])).toEqual([
      ['acronym', 'delphi'],
      ['title', 'Delphi & Days'],
      ['start', '2026-10-03'],
      ['end', '2026-10-04'],
      ['days', '2'],
      ['timeslot_duration', '00:05'],
      ['time_zone_name', 'Europe/Athens'],
      ['base_url', 'https://games.example/'],
    ]);
    const day = only(root, 'day');
    expect(day?.attributes).toEqual({
      ...{ index: '1', date: '2026-10-03' },
      ...{ start: '2026-10-03T23:00:00+03:00', end: '2026-10-04T01:30:00+03:00' },
    });
    const room = only(day, 'room');
    expect(room?.attributes.name).toBe(HEATS.place);
    expect(room?.attributes.guid).toMatch(/^[\da-f-]{36}$/);
    const event = only(room, 'event');
    expect(event?.attributes.guid).toMatch(/^[\da-f-]{36}$/);
    expect(Number(event?.attributes.id)).toBeGreaterThan(0);
    const textOf = (name: string) => only(event, name)?.text;
    expect(textOf('date')).toBe('2026-10-03T23:00:00+03:00');
    expect([textOf('start'), textOf('duration')]).toEqual(['23:00', '02:30']);
    expect(textOf('title')).toBe('Lyre: <Heats> & "more"');
    expect(textOf('description')).toBe(HEATS.note);
    expect(only(only(event, 'links'), 'link')?.attributes.href).toBe('geo:38.4824,22.501');
    expect(namesIn(event)).toEqual([
      ...['date', 'start', 'duration', 'room', 'slug', 'url', 'title', 'subtitle', 'track', 'type'],
      ...['language', 'abstract', 'description', 'persons', 'links', 'attachments'],
    ]);
  });

  it('IMPORT-25 says of each session what the schedule.json says', () => {
    const json = plannedSchedule([HEATS, FINAL], SETTING).schedule;
    const root = readXml(writeScheduleXml([HEATS, FINAL], SETTING)) ?? undefined;
    expect(only(root, 'version')?.text).toBe(json.version);
    const events = childrenOf(root, 'day').flatMap((day) =>
      childrenOf(day, 'room').flatMap((room) => childrenOf(room, 'event')),
    );
    const sessions = json.conference.days.flatMap(({ rooms }) => Object.values(rooms).flat());
    expect(events.map(({ attributes }) => attributes)).toEqual(
      sessions.map(({ id, guid }) => ({ id: String(id), guid })),
    );
    for (const name of ['date', 'start', 'duration', 'room', 'slug', 'url', 'title', 'track'] as const)
      expect(events.map((event) => only(event, name)?.text)).toEqual(sessions.map((one) => one[name]));
  });

  it.each(['\u0000', '\u0008', '\u000b', '\u001f', '\ufffe', '\uffff', '\ud800'])(
    'IMPORT-25 leaves out what XML cannot hold, wherever it stands: %j',
    async (sign) => {
      const odd = Object.fromEntries(
        (['game', 'title', 'place', 'note'] as const).map((field) => [field, `a${sign}b`]),
      );
      const entry = { ...HEATS, ...odd };
      const names = { eventName: `Delphi${sign}Days`, siteName: `The${sign}games` };
      const file = writeScheduleXml([entry], { ...SETTING, ...names });
      // No half of a character is in it.
      expect(Buffer.from(file).toString()).toBe(file);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      expect(file).not.toMatch(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/);
      expect((await read(file)).entries).toHaveLength(1);
    },
  );

  it('IMPORT-25 without entries is read as an empty programme, and only if it says that it has no days', async () => {
    const empty = writeScheduleXml([], SETTING);
    expect((await read(empty)).entries).toEqual([]);
    await expect(read(empty.replace('<days>0<', '<days>2<'))).rejects.toThrow('no-schedule');
  });

  it('IMPORT-25 keeps a place that is called "true", and texts that look like markup', async () => {
    const entry = { ...HEATS, place: 'true', title: '<!DOCTYPE x>', note: '<?xml?><!-- a --><![CDATA[b]]>' };
    const [again] = (await read(writeScheduleXml([entry], SETTING))).entries;
    expect(again?.entry).toMatchObject({ place: 'true', title: entry.title, note: entry.note });
  });
});
