import { momentAt, readEventMoment } from '#core/time/event-moment.ts';
import { formatTimeNear } from '#core/time/format/moment.ts';
import type { NoticeWords } from './notice-words.ts';
import type { ChangeNotice, Notice, NoticedEntry } from './notices.ts';

/** Unicode's own marks: first strong isolate, and its end. */
const APART = ['\u2068', '\u2069'] as const;

/** A notice as it is shown. */
export interface NoticeInWords {
  readonly title: string;
  readonly body: string;
}

/**
 * Says a notice in the visitor's language. Times are those on the clocks at the event.
 *
 * @param now milliseconds since 1970: what is today needs no day
 */
export function noticeInWords(notice: Notice, words: NoticeWords, now: number): NoticeInWords {
  const say = (text: string, values: Readonly<Record<string, string>>) => fill(text, values, words.direction);
  const when = ({ start }: NoticedEntry) => timeOf(start, words.language, now);
  switch (notice.kind) {
    case 'soon': {
      const { entry } = notice;
      const time = when(entry);
      const begins = time === '' ? '' : say(words.soon, { time });
      return { title: entry.title, body: joined(' · ', [begins, entry.place]) };
    }
    case 'news':
      return { title: notice.article.title, body: say(words.news, { event: notice.eventName }) };
    case 'changes':
      return changeInWords(notice, words, say, when);
  }
}

function changeInWords(
  { before, after }: ChangeNotice,
  words: NoticeWords,
  say: (text: string, values: Readonly<Record<string, string>>) => string,
  when: (entry: NoticedEntry) => string,
): NoticeInWords {
  if (after === null)
    return {
      title: before.title,
      body: joined('\n', [words.gone, joined(' · ', [when(before), before.place])]),
    };
  const isMoved = after.start !== before.start;
  const isElsewhere = after.place !== before.place && after.place !== '' && before.place !== '';
  const changes = [
    isMoved && say(words.moved, { now: when(after), before: when(before) }),
    isElsewhere && say(words.elsewhere, { now: after.place, before: before.place }),
    after.title !== before.title && say(words.renamed, { before: before.title }),
  ].filter((text) => text !== false);
  const isBack = !isMoved && after.place === before.place && after.title === before.title;
  const rest = joined(' · ', [isMoved ? '' : when(after), isElsewhere ? '' : after.place]);
  return {
    title: after.title,
    body: joined('\n', [...(changes.length === 0 ? [isBack ? words.back : words.changed] : changes), rest]),
  };
}

function timeOf(start: string, language: string, now: number): string {
  const moment = readEventMoment(start);
  return moment === null ? '' : formatTimeNear(moment, momentAt(now).date, language);
}

/** Times run from left to right, and so may names: in a sentence from the right each keeps its own direction. */
function fill(
  text: string,
  values: Readonly<Record<string, string>>,
  direction: NoticeWords['direction'],
): string {
  return text.replace(/\{(\w+)\}/g, (sign, name: string) => {
    const value = values[name];
    if (value === undefined) return sign;
    return direction === 'rtl' ? APART.join(value) : value;
  });
}

const joined = (sign: string, parts: readonly string[]) => parts.filter((part) => part !== '').join(sign);
