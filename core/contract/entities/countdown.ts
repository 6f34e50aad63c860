import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { findList, hasWrapper, isRecord, ShapeError } from '../envelope.ts';
import { entity, text } from '../fields.ts';
import { readItems, withForm } from '../read-body.ts';

const countdownTarget = v.pipe(
  entity({ title: text, date: text }),
  v.transform((raw) => ({ title: raw.title, date: raw.date })),
);

export type CountdownTarget = v.InferOutput<typeof countdownTarget>;

/**
 * Finds the targets. This call may answer with a list, with one bare object, or with `{}` for nothing (COUNTDOWN-03).
 */
function findTargets(body: unknown): readonly unknown[] {
  if (!isRecord(body) || hasWrapper(body)) return findList(body);
  if (Object.hasOwn(body, 'date') || Object.hasOwn(body, 'title')) return [body];
  if (Object.keys(body).length === 0) return [];
  throw new ShapeError('neither a list nor a date');
}

export const countdown = readEndpoint({
  name: 'countdown',
  path: '/api/Countdown',
  values: ['pagename', 'eventid'],
  read: withForm(
    { takes: 'first', item: countdownTarget, status: 'unnamed' },
    (body, note): CountdownTarget | null => {
      const first = readItems(findTargets(body), countdownTarget, note)[0];
      return first === undefined || first.date === '' ? null : first;
    },
  ),
  keep: KEEP.event,
});
