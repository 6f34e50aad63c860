import type { InboxMessage, MessageState } from '#core/desk/inbox.ts';
import type { FakeRoutes } from './fake-desk-state.ts';

const WRITTEN = [
  [
    'Iris Moreau',
    'iris@mail.example',
    'Can I still register my choir for the open stage? We are nine singers and bring our own instruments.',
    false,
    false,
  ],
  [
    'Jonas',
    'jonas@mail.example',
    'Is the Odeon open to wheelchairs?\nAnd where is the nearest stop?',
    false,
    false,
  ],
  ['Sunita Rao', 'sunita@mail.example', 'Thank you for the wonderful evening by the river.', true, true],
] as const;

export const fakeMessages = (): readonly InboxMessage[] =>
  WRITTEN.map(([name, email, text, isRead, isDone], index) => ({
    id: `m${index + 1}`,
    receivedAt: `2027-05-${20 - index}T08:1${index}:00.000Z`,
    ...{ name, email, phone: index === 0 ? '+33 1 23 45' : '', text, isRead, isDone },
    forwarding: index === 1 ? 'failed' : null,
    deletedAt: `2028-05-${20 - index}T08:00:00.000Z`,
  }));

const FITS: Readonly<Record<string, (message: InboxMessage) => boolean>> = {
  unread: ({ isRead }) => !isRead,
  open: ({ isDone }) => !isDone,
  done: ({ isDone }) => isDone,
  all: () => true,
};

export const inboxRoutes: FakeRoutes = {
  'GET /messages': ({ desk, query }) => {
    const words = (query.get('q') ?? '').toLowerCase();
    const found = desk.messages
      .filter(FITS[query.get('state') ?? 'all'] ?? (() => true))
      .filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(words));
    const from = Number(query.get('from') ?? 0);
    const messages = found.slice(from, from + Number(query.get('count') ?? 25));
    const unread = desk.messages.filter(({ isRead }) => !isRead).length;
    const failed = desk.messages.filter(({ forwarding }) => forwarding === 'failed').length;
    return { messages, total: found.length, unread, notSentOn: { waiting: 0, failed } };
  },
  'PUT /messages/:': async ({ desk, parts, json }) => {
    const state: MessageState = await json();
    desk.messages = desk.messages.map((one) => (one.id === parts[1] ? { ...one, ...state } : one));
    return desk.messages.find(({ id }) => id === parts[1]);
  },
  'DELETE /messages/:': ({ desk, parts }) => {
    desk.messages = desk.messages.filter(({ id }) => id !== parts[1]);
  },
};
