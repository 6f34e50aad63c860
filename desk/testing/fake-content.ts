import type { DeskItem, FieldDescription, KindDescription } from '#core/desk/content.ts';

/*
 * Kinds and content for tests and for looking at the screens without a server: a small festival that runs for three days
 * from the given one.
 */

const field = (
  name: string,
  type: FieldDescription['type'],
  more: Partial<FieldDescription> = {},
): FieldDescription => ({ name, type, isRequired: false, ...more });
const required = { isRequired: true };
const toEvent = { refersTo: 'event' };
const button = field('button', 'part', { fields: [field('text', 'text'), field('url', 'address')] });

export const FAKE_KINDS: readonly KindDescription[] = [
  {
    ...{ kind: 'event', one: 'event', many: 'events', titleField: 'name' },
    fields: [
      field('name', 'text', required),
      field('path', 'text', required),
      field('list', 'choice', { choices: ['upcoming', 'previous', 'unlisted'] }),
      field('startDate', 'day-or-time'),
      field('endDate', 'day-or-time'),
      field('image', 'picture'),
      field('landmark', 'text'),
      field('icons', 'list', { fields: [field('icon', 'picture'), field('link', 'address', required)] }),
      field('page', 'part', {
        fields: [
          field('location', 'text'),
          field('html', 'html'),
          button,
          field('gameCategories', 'list', { fields: [field('', 'text', required)] }),
        ],
      }),
    ],
  },
  {
    ...{ kind: 'scheduleEntry', one: 'schedule entry', many: 'schedule entries', titleField: 'title' },
    fields: [
      field('event', 'reference', { ...required, ...toEvent }),
      field('game', 'text', required),
      field('title', 'text'),
      field('startsAt', 'time', required),
      field('endsAt', 'time'),
      field('place', 'text'),
      field('coordinates', 'coordinates'),
    ],
  },
  {
    ...{ kind: 'news', one: 'article', many: 'articles', titleField: 'title' },
    fields: [field('title', 'text'), field('description', 'html'), field('file', 'picture')],
  },
  {
    ...{ kind: 'banner', one: 'banner', many: 'banners', titleField: 'heading' },
    fields: [
      field('page', 'text'),
      field('event', 'reference', toEvent),
      field('url', 'picture'),
      field('alt', 'text'),
      field('isAutoplay', 'flag'),
      field('slideMs', 'number'),
      field('heading', 'html'),
      field('desktop', 'part', {
        fields: [field('isCustom', 'flag'), field('left', 'percent'), field('top', 'percent')],
      }),
    ],
  },
  ...(
    [
      ['game', 'game', 'games'],
      ['councilMember', 'council member', 'council members'],
      ['menuGroup', 'menu group', 'menu groups'],
      ['video', 'video', 'videos'],
    ] as const
  ).map(([kind, one, many]) => ({
    ...{ kind, one, many, titleField: 'title' },
    fields: [field('title', 'text', required), field('link', 'address')],
  })),
];

const ENTRIES = [
  ['Kithara', 'Heats', '09:30', '11:00', 'Odeon'],
  ['Aulos', 'Final', '10:30', '12:30', 'Old Theatre'],
  ['Wrestling', 'Round of sixteen', '11:15', '13:00', 'Stadion'],
  ['Poetry', 'Open stage', '13:30', '15:00', 'Treasury steps'],
  ['Kithara', 'Final', '17:00', '19:30', 'Odeon'],
  ['Closing', 'Procession with torches', '20:30', '', 'Sacred Way'],
] as const;

/** The content of a festival that begins on this day, by kind. */
export function fakeContent(day: string, changedAt: string): Readonly<Record<string, readonly DeskItem[]>> {
  const item = (kind: string, id: string, body: DeskItem['body']): DeskItem => ({
    ...{ kind, id, version: 1, changedAt, author: 'Ada', body },
  });
  const local = (time: string) => (time === '' ? '' : `${day}T${time}`);
  return {
    event: [
      item('event', 'lamps', {
        ...{ name: 'Lamps on the Square', path: 'lamps', list: 'upcoming', startDate: day, endDate: day },
        ...{ landmark: 'Old Square', icons: [], page: { gameCategories: ['Music', 'Words'] } },
      }),
      item('event', 'rivers', {
        ...{
          name: 'Rivers and Reeds',
          path: 'rivers',
          list: 'previous',
          startDate: '2025-04-03',
          endDate: '2025-04-05',
        },
      }),
    ],
    scheduleEntry: ENTRIES.map(([game, title, from, to, place], index) =>
      item('scheduleEntry', `lamps-${index + 1}`, {
        ...{ event: 'lamps', game, title, startsAt: local(from), endsAt: local(to), place, coordinates: '' },
      }),
    ),
    news: ['Volunteers wanted', 'The jury is complete', 'How to get there'].map((title, index) =>
      item('news', `news-${index + 1}`, {
        title,
        description: `<p>${title}. <strong>More soon.</strong></p>`,
        file: '',
      }),
    ),
  };
}
