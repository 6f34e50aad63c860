import type { TypedRow } from './fill-in-template.ts';

const DAYS = 5;
const STAGES = ['Heats', 'Second round', 'Quarter-finals', 'Semi-finals', 'Finals'] as const;
const REGIONS = ['Goa', 'Kerala', 'Phocis', 'Crete', 'Assam', 'Thessaly', 'Gujarat'] as const;

const PLACES: readonly (readonly [place: string, coordinates: string])[] = [
  ['Old Theatre, upper town', '15.4989, 73.8278'],
  ['Lyre Hall', '15.4977, 73.8301'],
  ['Odeon', '15.4969, 73.8290'],
  ['Stadion, river side', '15.4931, 73.8224'],
  ['Harbour Steps', '15.5010, 73.8266'],
  ['Laurel Arena', '15.4902, 73.8255'],
  ['Olive Court', '15.4958, 73.8312'],
  ['Library of Hymns', '15.4980, 73.8243'],
  ['Βήμα', ''],
  ['Children’s Meadow', '15.4941, 73.8330'],
];

/** The last one of a day is over after midnight. */
const HOURS: readonly (readonly [start: string, end: string])[] = [
  ...([
    ['09:00', '10:00'],
    ['10:15', '11:15'],
    ['11:30', '12:30'],
    ['13:00', '14:00'],
  ] as const),
  ...([
    ['14:15', '15:15'],
    ['15:30', '16:30'],
    ['17:00', '18:00'],
    ['18:30', '19:30'],
  ] as const),
  ...([
    ['20:00', '21:30'],
    ['22:30', '00:30'],
  ] as const),
];

type Session = (stage: string, region: string, number: number) => readonly [game: string, title: string];
/** What stands on posters: quotation marks, ampersands, dashes, three scripts. */
const SESSIONS: readonly Session[] = [
  (stage, _, number) => ['Kithara', `${stage}, group ${number}`],
  (stage, region, number) => ['Choir', `${stage}: the choirs of ${region} (${number})`],
  (_, region, number) => ['Poetry', `${region} & guests read “The Ship” – part ${number}`],
  (stage, _, number) => ['Tragedy', `${stage}: “Antigone”, company ${number}`],
  (stage, region, number) => ['Folk Dance', `${stage} – ${region}, ring ${number}`],
  (_, __, number) => ['Ύμνος', `Πρόβα με τον χορό, ομάδα ${number}`],
  (stage, _, number) => ['संगीत', `${stage}: समूह ${number}`],
  (_, region, number) => ['Workshop', `Carving a reed for the aulos (${region}, bench ${number})`],
  (stage, _, number) => ['Chess', `${stage}, boards ${number} to ${number + 7}`],
  (_, __, number) => ['Talk', `What didn’t they sing? Questions & answers, no. ${number}`],
  (stage, _, number) => ['Torch Race', `${stage} <relay>, lane ${number}`],
];
/** Some leave open when they end. */
const OPEN_END = 13;

/** The session that is moved later. */
export const OPENING = {
  game: 'Kithara',
  title: 'Opening concert',
  start: '18:30',
  place: 'Old Theatre, upper town',
};

/** The programme of a festival as it is handed out: five days of a hundred sessions, the first on the given day. */
export function publicProgramme(firstDay: string): TypedRow[] {
  const rows: TypedRow[] = [];
  for (let day = 0; day < DAYS; day += 1)
    for (const [Start, end] of HOURS)
      for (const [Place, Coordinates] of PLACES) {
        const number = rows.length + 1;
        const isOpening = day === 0 && Start === OPENING.start && Place === OPENING.place;
        const [stage = '', region = ''] = [STAGES[day], REGIONS[number % REGIONS.length]];
        const [game, title] = SESSIONS[number % SESSIONS.length]?.(stage, region, number) ?? ['', ''];
        rows.push({
          ...(isOpening ? { Game: OPENING.game, Title: OPENING.title } : { Game: game, Title: title }),
          ...{ Day: daysLater(firstDay, day), Start, Place, Coordinates },
          End: number % OPEN_END === 0 ? '' : end,
        });
      }
  return rows;
}

/** `2026-10-03`, so many days later. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
