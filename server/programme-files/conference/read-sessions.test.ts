import { describe, expect, it } from 'vitest';
import { entriesInShort, material, outcomeOf, read, textOf } from '../testing/material.ts';

describe('a programme as a conference schedule', () => {
  it('IMPORT-05 of pretalx, as JSON', async () => {
    const programme = await read(material('pretalx-schedule.json'));
    expect(programme.format).toBe('schedule-json');
    expect(entriesInShort(programme)).toEqual([
      'Music | Kithara: heats & warm-up 🎶 | 2026-10-03T10:00 – 2026-10-03T11:30 | Old Theatre',
      'Reading | أمسية شعرية | 2026-10-03T23:30 – 2026-10-04T01:30 | Old Theatre',
      'Music | Finale: with prizes | 2026-10-04T18:00 – 2026-10-04T18:45 | Αίθουσα Α',
    ]);
    expect(programme.entries[0]?.entry).toMatchObject({
      id: '9c5f7d0e-3d1b-5a55-9f0a-1f9a2f6a7b01',
      note: 'Bring your own instrument.\n\n- no amplifiers\n- strings are provided',
    });
    expect(programme.problems).toEqual([]);
  });

  it('IMPORT-05 of frab, as XML, in another zone than the event', async () => {
    const programme = await read(material('frab-schedule.xml'));
    expect(programme.format).toBe('schedule-xml');
    expect(entriesInShort(programme)).toEqual([
      'Ceremony | Eröffnung & Begrüßung | 2026-11-28T11:00 – 2026-11-28T11:45 | Saal 1',
      'Drums | Nachttrommeln | 2026-11-29T00:30 – 2026-11-29T03:00 | Saal 1',
      'Rowing | Boat rest | 2026-11-29T10:00 – 2026-11-30T12:00 | Ufer',
    ]);
    expect(programme.entries.map(({ entry }) => entry.note)).toEqual([
      'Wir sprechen über <!DOCTYPE html> & Trommeln.',
      null,
      null,
    ]);
    expect(programme.entries[2]?.entry.id).toBe('7003');
  });

  it.each([
    [
      'a DOCTYPE',
      (xml: string) => xml.replace('<schedule', '<!DOCTYPE schedule [<!ENTITY a "b">]>\n<schedule'),
      'has-doctype',
    ],
    [
      'a DOCTYPE behind what looks like a comment',
      (xml: string) => xml.replace('<schedule', '<?x <!-- ?><!DOCTYPE schedule [<!ENTITY a "b">]><schedule'),
      'has-doctype',
    ],
    ['comments that never end', () => `<schedule>${'<!--'.repeat(500_000)}`, 'damaged'],
    ['half of it missing', (xml: string) => xml.slice(0, xml.length / 2), 'damaged'],
    ['no days', (xml: string) => xml.replaceAll(/<day [\s\S]*<\/day>/g, ''), 'no-schedule'],
    [
      'no end of nesting',
      (xml: string) => xml.replace('<track>', `${'<b>'.repeat(60)}${'</b>'.repeat(60)}<track>`),
      'too-deep',
    ],
  ])('IMPORT-06 is refused as XML with %s', async (_, change, kind) => {
    expect(await outcomeOf(change(textOf('frab-schedule.xml')))).toMatchObject({
      outcome: 'refused',
      refusal: { kind },
    });
  });

  it('IMPORT-06 an entity that XML does not know stays as it is written', async () => {
    const programme = await read(textOf('frab-schedule.xml').replace('Nachttrommeln', '&lol; &amp;lt;'));
    expect(programme.entries[1]?.entry.title).toBe('&lol; &lt;');
  });

  it.each([
    ['half of it missing', (json: string) => json.slice(0, json.length / 2), 'damaged'],
    ['another content', () => '{"name": "x", "events": []}', 'no-schedule'],
    ['no end of nesting', () => `{"schedule": ${'['.repeat(100_000)}`, 'too-deep'],
  ])('IMPORT-06 is refused as JSON with %s', async (_, change, kind) => {
    expect(await outcomeOf(change(textOf('pretalx-schedule.json')))).toMatchObject({
      outcome: 'refused',
      refusal: { kind },
    });
  });

  it.each([
    ['the day says when it starts', (xml: string) => xml],
    [
      'the conference says when days change',
      (xml: string) =>
        xml
          .replace(/ start="2026-11-28T10:00:00\+01:00"/, '')
          .replace('<days>2</days>', '<days>2</days><day_change>09:00:00</day_change>'),
    ],
  ])('IMPORT-05 a time before the start of its day is of the night after, if %s', async (_, change) => {
    const file = change(textOf('frab-schedule.xml'))
      .replace(/<date>2026-11-28T23:30:00\+01:00<\/date>/, '')
      .replace('<start>23:30</start>', '<start>00:30</start>');
    expect(entriesInShort(await read(file))[1]).toBe(
      'Drums | Nachttrommeln | 2026-11-29T01:30 – 2026-11-29T04:00 | Saal 1',
    );
  });

  it('IMPORT-05 in JSON too, a time before the start of its day is of the night after', async () => {
    const session = { title: 'Drums', start: '00:30', duration: '1:02:00' };
    const days = [{ date: '2026-10-03', day_start: '2026-10-03T09:00:00+03:00', rooms: { A: [session] } }];
    const programme = await read(JSON.stringify({ schedule: { conference: { days } } }));
    expect(entriesInShort(programme)).toEqual([
      'Programme | Drums | 2026-10-04T00:30 – 2026-10-05T02:30 | A',
    ]);
  });

  it('IMPORT-06 odd values are no sessions, and nothing else breaks', async () => {
    const days = [
      { date: '2026-10-03', rooms: { A: [null, 7, [], { title: 'x' }, { title: 'y', date: {} }], B: 'z' } },
      null,
    ];
    const programme = await read(JSON.stringify({ schedule: { conference: { days } } }));
    expect(programme.entries).toEqual([]);
    expect(programme.problems.map(({ kind }) => kind)).toEqual([
      'name-missing',
      'name-missing',
      'name-missing',
      'start-missing',
      'start-missing',
    ]);
  });
});
