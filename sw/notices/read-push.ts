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

/** A push as the server sent it; `data` is null if its facts are not understood. */
export type ReadPush = Omit<NoticePush['notification'], 'data'> & {
  readonly data: NoticePush['notification']['data'] | null;
};

/** Reads what was pushed; null if it is not ours or broken. */
export function readPush(data: Pick<PushMessageData, 'text'> | null): ReadPush | null {
  try {
    const pushed: unknown = JSON.parse(data?.text() ?? '');
    const found = v.safeParse(v.looseObject({ notification }), pushed);
    return found.success ? found.output.notification : null;
  } catch {
    return null;
  }
}
