import type { FastifyRequest } from 'fastify';
import type { DeskItem, TrailEntry } from '#core/desk/content.ts';
import type { Person } from '#core/desk/people.ts';
import type { DeskProblem } from '#core/desk/problems.ts';
import { isKindName, type KindName } from '../../content/kinds/kinds.ts';
import type { Problem } from '../../content/problem.ts';
import type { Revisions } from '../../content/revisions/revisions.ts';
import type { ContentFile } from '../../content/transfer/content-file.ts';
import type { WorkingCopy } from '../../content/working-copy/working-copy.ts';
import type { WorkingItem } from '../../content/working-copy/working-item.ts';
import type { Edit } from '../../content/working-copy/write-changes.ts';
import type { Database } from '../../database/tables.ts';
import type { ContentSite } from '../../site-settings.ts';
import { DeskError } from '../desk-error.ts';
import type { DeskRoute } from '../desk-route.ts';
import { partOf, unknown } from '../request-values.ts';

/** What the routes of content work with. */
export interface ContentDesk {
  readonly db: Database;
  readonly copy: WorkingCopy;
  readonly revisions: Revisions;
  readonly now: () => Date;
  readonly site: ContentSite;
  /** Today's sample as content. */
  readonly sample: () => ContentFile;
}

/** Several long texts of an event, or the ids of all items of a kind. */
const LONGEST_BODY_BYTES = 4 * 1024 * 1024;

/** A route of content: the gate lets editors through only, so there is always a person. */
export function contentRoute(
  method: DeskRoute['method'],
  path: string,
  answer: (
    request: FastifyRequest,
    person: Person,
    reply: Parameters<DeskRoute['answer']>[1],
  ) => Promise<unknown>,
  more: Pick<DeskRoute, 'body' | 'bodyLimit'> = {},
): DeskRoute {
  return {
    ...{ method, path, audience: 'editor', bodyLimit: LONGEST_BODY_BYTES, ...more },
    answer: (request, reply, person) => {
      if (person === null) throw new Error(`${method} ${path} was asked by nobody.`);
      return answer(request, person, reply);
    },
  };
}

/** Who makes a change, and when. */
export const editBy = ({ now }: ContentDesk, { name }: Person): Edit => ({ author: name, at: now() });

/** Returns the kind that an address names. */
export function kindIn(request: FastifyRequest): KindName {
  const kind = partOf(request, 'kind');
  if (!isKindName(kind)) throw unknown(`"${kind}" isn’t a kind of content.`);
  return kind;
}

/** Returns an item as the desk knows it. */
export const deskItem = ({ kind, id, version, changedAt, author, body }: WorkingItem): DeskItem => ({
  ...{ kind, id, version, changedAt, author },
  body: body as unknown as DeskItem['body'],
});

/** For a conflict with somebody else's change. */
export function conflict(current: WorkingItem | null): DeskError {
  const message =
    current === null
      ? 'Somebody else removed this in the meantime. What you wrote wasn’t saved.'
      : `${current.author} changed this in the meantime. What you wrote wasn’t saved.`;
  return new DeskError({ error: 'conflict', message, current: current === null ? null : deskItem(current) });
}

/** For something that was to be done with a state of content that has been changed since. */
export function outdated(changes: readonly TrailEntry[], nothingWas: string): DeskError {
  const authors = [...new Set(changes.map(({ author }) => author))];
  const who = authors.length === 0 ? 'Somebody' : authors.join(' and ');
  const message = `${who} changed something in the meantime, so nothing was ${nothingWas}.`;
  return new DeskError({ error: 'conflict', message, changes });
}

/** For what does not fit, with a sentence at each field. */
export const invalid = (message: string, problems: readonly DeskProblem[]): DeskError =>
  new DeskError({ error: 'invalid', message, problems });

/** A problem as a sentence below its field. */
export function atField({ field, message }: Problem): DeskProblem {
  return { field, message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.` };
}
