import * as v from 'valibot';
import type { NoticePush } from '#core/notices/notices.ts';

const text = v.string();
const entry = v.looseObject({ id: text, title: text, start: text, place: text });
const ofEvent = { event: text, eventName: text, revision: v.number() };

const notice = v.variant('kind', [
  v.looseObject({ kind: v.literal('changes'), ...ofEvent, before: entry, after: v.nullable(entry) }),
  v.looseObject({ kind: v.literal('soon'), ...ofEvent, entry }),
  v.looseObject({
    kind: v.literal('news'),
    ...ofEvent,
    article: v.looseObject({ key: text, title: text }),
  }),
]);

/** Facts that another build of the server has changed are not understood here: its own texts are shown. */
const notification = v.looseObject({
  title: text,
  body: v.fallback(text, ''),
  navigate: v.fallback(text, ''),
  tag: v.fallback(text, ''),
  data: v.fallback(v.nullable(notice), null),
});

/**
 * A push event. A browser that knows declarative messages has read ours already: it gives no data, but the notification
 * that it shows unless the worker shows another one. No other browser has this field.
 */
export interface Pushed {
  readonly data: Pick<PushMessageData, 'text'> | null;
  readonly notification?: DeclaredNotice | null;
}

/** What is read of a notification of the browser's. */
export type DeclaredNotice = Pick<Notification, 'title' | 'body' | 'tag' | 'data'> & {
  readonly navigate?: string;
};

/** A push as the server sent it; `data` is null if its facts are not understood. */
export type ReadPush = Omit<NoticePush['notification'], 'data'> & {
  readonly data: NoticePush['notification']['data'] | null;
  /** Whether the browser shows it by itself if the worker shows nothing. */
  readonly isDeclared: boolean;
};

/** Reads what was pushed; null if it is not ours or broken. */
export function readPush({ data, notification: declared }: Pushed): ReadPush | null {
  const isDeclared = data === null && Boolean(declared);
  const found = v.safeParse(notification, isDeclared ? fieldsOf(declared) : sentIn(data));
  return found.success ? { ...found.output, isDeclared } : null;
}

function sentIn(data: Pushed['data']): unknown {
  try {
    return JSON.parse(data?.text() ?? '')?.notification;
  } catch {
    return null;
  }
}

/** They are on its prototype, so a copy of it would have none. */
function fieldsOf(declared: Pushed['notification']): unknown {
  if (!declared) return null;
  const { title, body, navigate, tag, data } = declared;
  return { title, body, navigate, tag, data };
}
