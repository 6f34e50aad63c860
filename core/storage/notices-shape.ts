import * as v from 'valibot';
import { type DeviceNotices, KINDS_OF_SAVED } from '#core/notices/device-notices.ts';
import { NOTICE_WORDS, type NoticeWords } from '#core/notices/notice-words.ts';
import { NOTICE_KINDS } from '#core/notices/notices.ts';
import { moment } from './row-shapes.ts';

const text = v.string();

/** Words of a build that had fewer are no words: the server's own are shown until a page has stored these. */
const words = v.looseObject({
  language: text,
  direction: v.picklist(['ltr', 'rtl']),
  ...Object.fromEntries(NOTICE_WORDS.map((name) => [name, text])),
}) as unknown as v.GenericSchema<unknown, NoticeWords>;

const told = v.looseObject({
  subscription: v.looseObject({
    endpoint: text,
    keys: v.looseObject({ p256dh: text, auth: text }),
    events: v.array(
      v.looseObject({ event: text, kinds: v.array(v.picklist(NOTICE_KINDS)), entries: v.array(text) }),
    ),
  }),
  at: moment,
});

/** What a device knows of notices. The choice must be whole; the rest is learned again. */
export const deviceNotices: v.GenericSchema<unknown, DeviceNotices> = v.looseObject({
  isOn: v.boolean(),
  saved: v.array(v.picklist(KINDS_OF_SAVED)),
  news: v.array(text),
  words: v.fallback(v.nullable(words), null),
  told: v.fallback(v.nullable(told), null),
});
