import * as v from 'valibot';
import type { InboxMessage } from '#core/desk/inbox.ts';
import type { DeskRoute } from '../desk/desk-route.ts';
import { bodyIn, partOf, queryNumber, queryText, queryWord, unknown } from '../desk/request-values.ts';
import { sendDownload } from '../desk/send-download.ts';
import { guardedCsv } from '../programme-files/write/guarded-csv.ts';
import { INBOX_STATES, type Inbox } from './inbox.ts';

const USUAL_COUNT = 25;
const MOST_COUNT = 500;
const STATE = v.object({ isRead: v.optional(v.boolean()), isDone: v.optional(v.boolean()) });
const HEADER = ['Received', 'Name', 'Email', 'Phone', 'Message', 'Read', 'Done'];

/** The messages of visitors, for everybody at the desk. */
export function inboxRoutes({ inbox }: { readonly inbox: Inbox }): readonly DeskRoute[] {
  return [
    route('GET', '/messages', (request) =>
      inbox.list({
        words: queryText(request, 'q') ?? '',
        state: queryWord(request, 'state', INBOX_STATES) ?? 'all',
        from: queryNumber(request, 'from', 0) ?? 0,
        count: queryNumber(request, 'count', 1, MOST_COUNT) ?? USUAL_COUNT,
      }),
    ),
    route('PUT', '/messages/:id', async (request) => {
      const { isRead, isDone } = bodyIn(request, STATE);
      const state = { ...(isRead !== undefined && { isRead }), ...(isDone !== undefined && { isDone }) };
      const message = await inbox.mark(partOf(request, 'id'), state);
      if (message === null) throw noSuchMessage();
      return message;
    }),
    route('DELETE', '/messages/:id', async (request) => {
      if (!(await inbox.remove(partOf(request, 'id')))) throw noSuchMessage();
      return {};
    }),
    route('GET', '/messages.csv', async (_request, reply) => {
      const csv = guardedCsv([HEADER, ...(await inbox.all()).map(rowOf)]);
      return sendDownload(reply, 'messages.csv', 'text/csv; charset=utf-8', csv);
    }),
  ];
}

const route = (
  method: DeskRoute['method'],
  path: string,
  answer: (...asked: Parameters<DeskRoute['answer']>) => Promise<unknown>,
): DeskRoute => ({ method, path, audience: 'inbox', answer });

const rowOf = ({ receivedAt, name, email, phone, text, isRead, isDone }: InboxMessage) => [
  ...[receivedAt, name, email, phone, text],
  ...[isRead, isDone].map((is) => (is ? 'yes' : 'no')),
];

const noSuchMessage = () => unknown('There’s no such message; it may have been deleted.');
