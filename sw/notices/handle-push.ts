import { answerKey } from '#core/contract/answer-key.ts';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { news } from '#core/contract/entities/news.ts';
import { schedule } from '#core/contract/entities/schedule.ts';
import type { Notice } from '#core/notices/notices.ts';
import type { Asked } from '../answers/asked-answer.ts';
import { limited } from '../limited.ts';
import { type Pushed, readPush } from './read-push.ts';
import { showNotice } from './show-notice.ts';

/** Browsers give a push half a minute. */
const BRING_LIMIT_MS = 20_000;

interface Receiver {
  readonly registration: ServiceWorkerRegistration;
  /** Stores what is newer of these answers, all or nothing, unless this revision of the content is here already. */
  readonly bring: (wanted: readonly Asked[], revision: number) => Promise<void>;
  /** Aborted when the next build waits for this worker to end. */
  readonly enough: AbortSignal;
}

/**
 * Handles a push: shows it, whatever it is, and then brings the content that it tells of, so that the next start without
 * a network shows it as well.
 */
export async function handlePush(event: Pushed, { registration, bring, enough }: Receiver): Promise<void> {
  const push = readPush(event);
  await showNotice(registration, push);
  const wanted = push?.data ? answersBehind(push.data) : [];
  if (wanted.length === 0) return;
  await limited(BRING_LIMIT_MS, bring(wanted, push?.data?.revision ?? 0), enough);
}

/** What has changed is in these answers, asked for exactly as the screens do. */
function answersBehind({ kind, event }: Notice): Asked[] {
  if (kind === 'changes')
    return [asked(schedule, { pagename: event }), asked(eventDetail, { eventurl: event })];
  return kind === 'news' ? [asked(news, {})] : [];
}

function asked<Answer, Name extends string>(
  endpoint: ReadEndpoint<Answer, Name>,
  values: RequestValues<NoInfer<Name>>,
): Asked {
  return { endpoint, values, key: answerKey(endpoint, values), savedOnly: false };
}
