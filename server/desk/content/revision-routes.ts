import * as v from 'valibot';
import type {
  ItemDifference,
  Published,
  RevisionFacts,
  TrailEntry,
  Unpublished,
} from '#core/desk/content.ts';
import { auditTrail, changesAfter, trailAuthors } from '../../content/differences/audit-trail.ts';
import { itemDifferences } from '../../content/differences/item-differences.ts';
import { latestChange } from '../../content/latest-change.ts';
import { usualNote } from '../../content/revisions/usual-note.ts';
import type { DeskRoute } from '../desk-route.ts';
import { bodyIn, partOf, queryNumber, queryText, unknown } from '../request-values.ts';
import { type ContentDesk, contentRoute, invalid, outdated } from './content-desk.ts';

const LONGEST_NOTE = 1_000;
const NOTE = v.object({ note: v.optional(v.string(), '') });
const TO_PUBLISH = v.object({ ...NOTE.entries, latestChange: v.optional(v.number()) });
const USUAL_COUNT = 50;
const MOST_COUNT = 500;

/** What is published and would be, and what was changed by whom. */
export function revisionRoutes({ db, revisions }: ContentDesk): readonly DeskRoute[] {
  return [
    contentRoute('GET', '/difference', async (): Promise<Unpublished> => {
      // Read first: a change in between counts as not seen.
      const latest = await latestChange(db);
      return { latestChange: latest, items: itemDifferences(await revisions.unpublishedChanges()) };
    }),
    contentRoute('GET', '/revisions', (): Promise<RevisionFacts[]> => revisions.history()),
    contentRoute('GET', '/revisions/:number/difference', async (request): Promise<ItemDifference[]> => {
      const number = revisionNumber(partOf(request, 'number'));
      const changes = await revisions.changesOf(number);
      if (changes === null) throw unknownRevision(number);
      return itemDifferences(changes);
    }),
    contentRoute('POST', '/publish', async (request, { name }): Promise<Published> => {
      const { latestChange: seen, note: given } = bodyIn(request, TO_PUBLISH);
      const note = noteOf(given);
      if (note === '')
        throw invalid('Say what has changed.', [{ field: 'note', message: 'Must not be empty.' }]);
      const publication = { author: name, note };
      const outcome = await (seen === undefined
        ? revisions.publish(publication)
        : revisions.publishSeen(publication, seen));
      if (outcome.outcome === 'outdated') throw outdated(await changesAfter(db, seen ?? 0), 'published');
      return { number: outcome.outcome === 'published' ? outcome.number : null };
    }),
    contentRoute('POST', '/revisions/:number/publish', async (request, { name }): Promise<Published> => {
      const number = revisionNumber(partOf(request, 'number'));
      const note = noteOf(bodyIn(request, NOTE).note) || usualNote(number);
      const outcome = await revisions.bringBack(number, { author: name, note });
      if (outcome.outcome === 'unknown') throw unknownRevision(number);
      return { number: outcome.outcome === 'published' ? outcome.number : null };
    }),
    contentRoute('GET', '/authors', (): Promise<string[]> => trailAuthors(db)),
    contentRoute(
      'GET',
      '/changes',
      (request): Promise<TrailEntry[]> =>
        auditTrail(db, {
          kind: queryText(request, 'kind'),
          id: queryText(request, 'id'),
          author: queryText(request, 'author'),
          before: queryNumber(request, 'before', 1),
          count: queryNumber(request, 'count', 1, MOST_COUNT) ?? USUAL_COUNT,
        }),
    ),
  ];
}

function noteOf(given: string): string {
  const note = given.trim();
  if (note.length <= LONGEST_NOTE) return note;
  const message = `Must have at most ${LONGEST_NOTE} characters.`;
  throw invalid('The note is too long.', [{ field: 'note', message }]);
}

const revisionNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);
const unknownRevision = (number: number) =>
  unknown(Number.isNaN(number) ? 'There is no such revision.' : `There is no revision ${number}.`);
