import { ECDH } from 'node:crypto';
import * as v from 'valibot';
import {
  LONGEST_FOLLOWED_PATH,
  MOST_FOLLOWED_ENTRIES,
  MOST_FOLLOWED_EVENTS,
  NOTICE_KINDS,
  type NoticeSubscription,
} from '#core/notices/notices.ts';
import { readEntryId } from '#core/schedule/entry-id.ts';
import { RequestProblem } from '../../api/error-answer.ts';
import { isPushEndpoint } from './push-endpoint.ts';

const BASE64URL = /^[\w-]+$/;
const AUTH_BYTES = 16;

const text = (name: string, most: number) =>
  v.pipe(
    v.string(`"${name}" must be text.`),
    v.maxLength(most, `"${name}" must have at most ${most} characters.`),
  );
const endpoint = (allowsLoopback: boolean) =>
  v.pipe(
    v.string('"endpoint" must be text.'),
    v.check((given) => isPushEndpoint(given, allowsLoopback), ENDPOINT_RULE),
  );
const ENDPOINT_RULE = '"endpoint" must be the public https address of a push service.';

const subscription = (allowsLoopback: boolean) =>
  v.pipe(
    v.object(
      {
        endpoint: endpoint(allowsLoopback),
        keys: v.object(
          {
            p256dh: v.pipe(text('p256dh', 100), v.check(isPublicKey, '"p256dh" must be a public key.')),
            auth: v.pipe(text('auth', 50), v.check(isAuth, '"auth" must have 16 bytes.')),
          },
          '"keys" must have "p256dh" and "auth".',
        ),
        events: v.pipe(
          v.array(
            v.object(
              {
                event: v.pipe(v.string('"event" must be text.'), v.nonEmpty('"event" must not be empty.')),
                kinds: v.pipe(
                  v.array(v.picklist(NOTICE_KINDS, `A kind is ${NOTICE_KINDS.join(', ')}.`), LIST('kinds')),
                  v.maxLength(NOTICE_KINDS.length, '"kinds" must have each kind once.'),
                ),
                entries: v.array(v.string('"entries" must be texts.'), LIST('entries')),
              },
              'An event must have "event", "kinds" and "entries".',
            ),
            LIST('events'),
          ),
          v.maxLength(MOST_FOLLOWED_EVENTS, `At most ${MOST_FOLLOWED_EVENTS} events can be followed.`),
          v.check(
            (events) => new Set(events.map(({ event }) => event)).size === events.length,
            'Each event may be named once.',
          ),
          v.check(
            (events) => events.reduce((sum, { entries }) => sum + entries.length, 0) <= MOST_FOLLOWED_ENTRIES,
            `At most ${MOST_FOLLOWED_ENTRIES} entries can be followed.`,
          ),
        ),
      },
      'A JSON object with "endpoint", "keys" and "events" is expected.',
    ),
    // Refused as a whole for one odd path, a device would hear nothing of all the rest.
    v.transform(
      (given): NoticeSubscription => ({
        ...given,
        events: given.events
          .filter(({ event, kinds }) => kinds.length > 0 && event.length <= LONGEST_FOLLOWED_PATH)
          .map((one) => ({ ...one, entries: one.entries.filter((id) => readEntryId(id) !== null) })),
      }),
    ),
  );

const LIST = (name: string) => `"${name}" must be a list.`;

/** Reads what a device wants; throws a `RequestProblem` in one sentence that quotes nothing. */
export const readSubscription = (body: unknown, allowsLoopback: boolean): NoticeSubscription =>
  readBy(subscription(allowsLoopback), body);

/** Reads which device wants nothing any more. */
export const readEndpoint = (body: unknown): string =>
  readBy(v.object({ endpoint: text('endpoint', 1_000) }, '"endpoint" is expected.'), body).endpoint;

function readBy<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const { success, output, issues } = v.safeParse(schema, body, { abortEarly: true });
  if (!success) throw new RequestProblem(400, issues[0].message);
  return output;
}

function isPublicKey(key: string): boolean {
  if (!BASE64URL.test(key)) return false;
  try {
    // Throws unless it is a point of the curve.
    ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1', undefined, undefined, 'uncompressed');
  } catch {
    return false;
  }
  return Buffer.from(key, 'base64url').length === 65;
}

const isAuth = (auth: string) => BASE64URL.test(auth) && Buffer.from(auth, 'base64url').length === AUTH_BYTES;
