import * as v from 'valibot';
import type {
  AnswerRow,
  DraftRow,
  OutboxRow,
  PackRow,
  ReceiptRow,
  RevisionRow,
  SavedRow,
  StagedRow,
} from './rows.ts';

/*
 * Stored data may be damaged or written by another build. Every row is validated against one of these shapes, and a row
 * that does not fit counts as missing. Fields that only another build knows are kept.
 */

/** Reads a stored value as a row of its kind; null if it is not one. */
export type ReadRow<Row> = (stored: unknown) => Row | null;

/** The latest time a `Date` can represent, milliseconds since 1970. */
const LAST_MOMENT_MS = 8.64e15;

const text = v.string();
const name = v.pipe(text, v.nonEmpty());
/** Milliseconds since 1970. */
export const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT_MS));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const failureKind = v.picklist(['offline', 'timeout', 'http', 'refused', 'shape', 'portal']);

const answer = {
  key: name,
  endpoint: text,
  body: text,
  // A value that is not valid in a header was never an ETag.
  etag: v.nullable(v.pipe(text, v.regex(/^[\x20-\x7e\x80-\xff]*$/))),
  at: moment,
  revision: v.exactOptional(v.fallback(v.optional(count), undefined)),
};

/** Also null for outcomes that only another build knows: the message still waits. */
const lastOutcome = v.fallback(
  v.nullable(
    v.variant('kind', [
      v.looseObject({ kind: v.picklist(['refused', 'busy']), status: count, at: moment }),
      v.looseObject({ kind: v.literal('no-answer'), reason: failureKind, at: moment }),
    ]),
  ),
  null,
) as v.GenericSchema<unknown, OutboxRow['lastOutcome']>;

/** The content must be intact; missing or damaged delivery fields get their initial values. */
const outboxRow = v.looseObject({
  order: v.exactOptional(v.pipe(count, v.minValue(1))),
  id: name,
  command: name,
  payload: v.custom<OutboxRow['payload']>((value) => isTagged(value, 'Object')),
  state: v.optional(v.picklist(['waiting', 'sending', 'refused']), 'waiting'),
  createdAt: v.fallback(v.optional(moment, 0), 0),
  attempts: v.fallback(v.optional(count, 0), 0),
  vainAnswers: v.fallback(v.optional(count, 0), 0),
  lastTryAt: v.fallback(v.optional(moment, 0), 0),
  nextTryAt: v.fallback(v.optional(moment, 0), 0),
  heldUntil: v.fallback(v.optional(moment, 0), 0),
  attendedUntil: v.fallback(v.optional(moment, 0), 0),
  lastOutcome,
});

const savedRef = v.variant('kind', [
  v.looseObject({ kind: v.literal('event'), eventPath: name }),
  v.looseObject({ kind: v.literal('entry'), eventPath: name, id: name }),
  v.looseObject({ kind: v.literal('article'), id: name }),
]);

/** When and where. */
const takesPlace = v.looseObject({ startsAt: text, endsAt: text, place: text });

/** The details of a saved item can be learned again; its identity cannot. */
const savedRow = v.looseObject({
  key: name,
  ref: savedRef,
  details: v.fallback(
    v.nullable(
      v.looseObject({
        title: text,
        path: text,
        event: text,
        day: text,
        startsAt: text,
        endsAt: text,
        place: text,
      }),
    ),
    null,
  ),
  savedAt: v.fallback(moment, 0),
  movedFrom: v.fallback(v.optional(takesPlace), undefined),
  news: v.fallback(
    v.optional(v.looseObject({ what: v.picklist(['moved', 'gone']), isSeen: v.boolean() })),
    undefined,
  ),
  namesakes: v.fallback(v.optional(v.array(text)), undefined),
});

const packRow = v.looseObject({
  name,
  title: text,
  state: v.picklist(['loading', 'waiting', 'paused', 'failed', 'whole']),
  withPictures: v.boolean(),
  byItself: v.optional(v.boolean(), false),
  startedAt: moment,
  progress: v.nullable(v.looseObject({ items: count, of: count, bytes: count })),
  failure: v.fallback(
    v.nullable(
      v.looseObject({
        part: text,
        reason: v.picklist([...failureKind.options, 'full', 'unavailable', 'gave-way', 'no-worker']),
      }),
    ),
    null,
  ),
  receipt: v.nullable(
    v.looseObject({
      items: count,
      bytes: count,
      pictureBytes: count,
      missingPictures: count,
      at: moment,
      answers: v.array(text),
      pictures: v.array(text),
    }),
  ),
});

const revisionRow = v.looseObject({
  key: name,
  eventPath: name,
  day: text,
  answeredAt: moment,
  endsAt: v.nullable(moment),
  isAccepted: v.boolean(),
  event: v.nullable(takesPlace),
  games: v.nullable(
    v.array(
      v.looseObject({
        game: text,
        entries: v.array(v.looseObject({ title: text, from: text, to: text, address: text })),
      }),
    ),
  ),
});

export const readAnswerRow = reader<AnswerRow>(v.looseObject(answer));
export const readStagedRow = reader<StagedRow>(
  v.looseObject({ ...answer, pack: name, isFromHere: v.exactOptional(v.fallback(v.boolean(), false)) }),
);
export const readOutboxRow = reader<OutboxRow>(outboxRow);
export const readReceiptRow = reader<ReceiptRow>(
  v.looseObject({ id: name, sentAt: moment, announced: v.boolean() }),
);
export const readSavedRow = reader<SavedRow>(savedRow);
export const readRevisionRow = reader<RevisionRow>(revisionRow);
export const readPackRow = reader<PackRow>(packRow);
export const readDraftRow = reader<DraftRow>(
  v.looseObject({ form: name, entries: v.record(text, text), changedAt: moment }),
);

/** Returns the stored values that are valid rows. */
export function readRows<Row>(stored: readonly unknown[], read: ReadRow<Row>): Row[] {
  return stored.flatMap((one) => read(one) ?? []);
}

/** Whether an object has this built-in type, in any realm; its own `toString` could return anything. */
export const isTagged = (value: unknown, tag: string): boolean =>
  Object.prototype.toString.call(value) === `[object ${tag}]`;

function reader<Row>(shape: v.GenericSchema<unknown, Row>): ReadRow<Row> {
  return (stored) => {
    const found = v.safeParse(shape, stored, { abortEarly: true });
    return found.success ? found.output : null;
  };
}
