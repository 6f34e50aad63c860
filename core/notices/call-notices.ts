import { settings } from '#core/settings.ts';
import { NOTICES_PATH, type NoticeSubscription, type NoticesOffer } from './notices.ts';

const LIMIT_MS = 15_000;
/** Browsers let no larger request outlive its page. */
const MOST_KEPT_ALIVE = 60_000;
const NOT_THERE = [404, 410];
const BUSY = [408, 425, 429];

/**
 * What came of a call. `absent`: this server has no notices. `refused`: it will never take this. `later`: no answer, or
 * none that counts.
 */
export type NoticesReply = 'done' | 'absent' | 'refused' | 'later';

/** Asks whether the server sends notices, and for its key. */
export async function askForOffer(): Promise<NoticesOffer | Exclude<NoticesReply, 'done'>> {
  const response = await call('GET');
  const reply = replyIn(response);
  if (response === null || reply !== 'done') return reply === 'done' ? 'later' : reply;
  const offer = (await response.json().catch(() => null)) as Partial<NoticesOffer> | null;
  // Any other page in its place is that of a network that wants a sign-in.
  return typeof offer?.key === 'string' ? { key: offer.key } : 'later';
}

/** Replaces what the server knows of this device. */
export async function putSubscription(subscription: NoticeSubscription): Promise<NoticesReply> {
  return replyIn(await call('PUT', subscription));
}

/** Has the server forget an endpoint. */
export async function deleteSubscription(endpoint: string): Promise<NoticesReply> {
  const reply = replyIn(await call('DELETE', { endpoint }));
  // A server without notices has nothing to forget.
  return reply === 'absent' ? 'done' : reply;
}

async function call(method: string, body?: unknown): Promise<Response | null> {
  const text = body === undefined ? null : JSON.stringify(body);
  const key = { 'access-token': settings.apiKey };
  try {
    return await fetch(settings.apiBase + NOTICES_PATH, {
      method,
      ...(text === null
        ? { headers: key }
        : { headers: { ...key, 'content-type': 'application/json' }, body: text }),
      // A redirect would carry the key to wherever it points, and in practice leads to a sign-in page.
      redirect: 'manual',
      cache: 'no-store',
      keepalive: text !== null && text.length < MOST_KEPT_ALIVE,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch {
    return null;
  }
}

function replyIn(response: Response | null): NoticesReply {
  if (response === null || response.type === 'opaqueredirect') return 'later';
  const { ok, status } = response;
  if (ok) return 'done';
  if (NOT_THERE.includes(status)) return 'absent';
  return status >= 500 || BUSY.includes(status) ? 'later' : 'refused';
}
