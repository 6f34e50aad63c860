import type { Query, QueryClient } from '@tanstack/react-query';
import type { RevisionNews } from '#core/contract/changes-stream.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import { percentEncode } from '#core/contract/header-value.ts';
import type { AnswerMeta } from '../answers/answered.ts';
import { serverNow } from '../connection/server-clock.ts';

/** The visible schedule follows within five seconds. The server itself looks once a second. */
const SOON_MS = 2_000;
/** A whole hall hears of a revision at once. Whatever can wait is asked for over this time. */
const LATE_MS = 10_000;
/** The worker asks for the same answer every two seconds at most. */
const WORKER_WAIT_MS = 2_100;
/** A page that has just opened may have asked before this was published. */
const JUST_PUBLISHED_MS = 60_000;

/**
 * Returns a function that asks again for what is on the screen when it hears of a new revision: first what the revision
 * has touched, then everything else. Answers, their times and what has changed are shown as after any other refresh.
 */
export function createAskForRevision(
  queryClient: QueryClient,
  chance: () => number = Math.random,
): (news: RevisionNews) => void {
  let known: number | undefined;
  let heardAt = 0;
  /** Heard of since what they touch was last asked for. */
  let untold: RevisionNews[] = [];
  /** When that is due, by the clock of `Date.now`. */
  let soonAt = Number.POSITIVE_INFINITY;
  /** Under way when the revision was heard of: the answer may be from before it, however late it comes. */
  let underWay = new Set<string>();
  let timers: ReturnType<typeof setTimeout>[] = [];

  const isBehind = ({ meta, state, queryHash }: Query) =>
    (meta as AnswerMeta | undefined)?.answerKey !== undefined &&
    (state.dataUpdatedAt <= heardAt || underWay.has(queryHash));
  const behind = () => queryClient.getQueryCache().findAll({ type: 'active', predicate: isBehind });
  const ask = (isWanted: (query: Query) => boolean) => {
    const asked = behind().filter(isWanted);
    for (const { queryHash, state } of asked) if (state.fetchStatus === 'idle') underWay.delete(queryHash);
    void queryClient.refetchQueries(
      { type: 'active', predicate: (query) => asked.includes(query) },
      { cancelRefetch: false },
    );
  };

  return (news) => {
    const isNew = known === undefined ? isJustPublished(news) : news.revision !== known;
    known = news.revision;
    if (!isNew) return;
    heardAt = Date.now();
    for (const timer of timers) clearTimeout(timer);
    untold.push(news);
    const fetching = queryClient.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' });
    underWay = new Set(fetching.map(({ queryHash }) => queryHash));
    const isTouched = ({ meta }: Query) =>
      untold.some((one) => isTouchedBy(one, (meta as AnswerMeta).answerKey));
    const askedAt = Math.max(
      0,
      ...behind()
        .filter(isTouched)
        .map(({ state }) => state.dataUpdatedAt),
    );
    // While somebody publishes again and again, what is due is not put off.
    soonAt = Math.min(soonAt, heardAt + Math.max(chance() * SOON_MS, askedAt + WORKER_WAIT_MS - heardAt));
    const soon = Math.max(0, soonAt - heardAt);
    const late = soon + WORKER_WAIT_MS + chance() * LATE_MS;
    const askSoon = () => {
      ask(isTouched);
      untold = [];
      soonAt = Number.POSITIVE_INFINITY;
    };
    timers = [setTimeout(askSoon, soon), setTimeout(ask, late, () => true)];
  };
}

function isJustPublished({ publishedAt }: RevisionNews): boolean {
  return publishedAt !== null && Math.abs(serverNow() - Date.parse(publishedAt)) < JUST_PUBLISHED_MS;
}

/**
 * Whether a revision touches an answer for certain; if it could touch anything, at least every schedule. A list is empty
 * when the stream begins, and says nothing of what was missed.
 */
function isTouchedBy({ events }: RevisionNews, key: string): boolean {
  if (events === null || events.length === 0) return key.startsWith(`${schedule.method} ${schedule.path}|`);
  const words = key.split(/[|=&]|%2F/);
  return events.some((path) => words.includes(percentEncode(path)));
}
