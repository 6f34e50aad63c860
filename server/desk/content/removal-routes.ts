import * as v from 'valibot';
import type { DeskItem } from '#core/desk/content.ts';
import { removedItem } from '../../content/differences/removed-item.ts';
import { rulesOf } from '../../content/kinds/kinds.ts';
import { inWords, type Problem } from '../../content/problem.ts';
import type { PutOutcome, RemoveOutcome } from '../../content/working-copy/working-copy.ts';
import { DeskError } from '../desk-error.ts';
import type { DeskRoute } from '../desk-route.ts';
import { bodyIn, malformed, partOf, queryNumber, unknown } from '../request-values.ts';
import {
  atField,
  type ContentDesk,
  conflict,
  contentRoute,
  deskItem,
  invalid,
  kindIn,
} from './content-desk.ts';

const ITEMS = v.object({ items: v.array(v.object({ id: v.string(), version: v.number() })) });
const ORDER = v.object({ ids: v.array(v.string()) });
const OTHERS_MEANWHILE =
  'Items were added or removed in the meantime, so the order wasn’t changed. Load the list again.';
const MOST_NAMED = 20;

/** Items of the working copy: removed, put back, and put in another order. */
export function removalRoutes({ db, copy }: ContentDesk): readonly DeskRoute[] {
  return [
    /*
     * This is also how an entry of a schedule is cancelled. The public contract has no word for "cancelled"; what is no
     * longer in a schedule reads as "no longer on the programme" on phones and is CANCELLED in calendars.
     */
    contentRoute('DELETE', '/content/:kind/:id', async (request, { name }) => {
      const version = queryNumber(request, 'version', 0);
      if (version === null) throw malformed('"version" must say which version is to be removed.');
      return removed(await copy.remove(kindIn(request), partOf(request, 'id'), version, name));
    }),
    contentRoute('POST', '/content/:kind/remove', async (request, { name }) => {
      const { items } = bodyIn(request, ITEMS);
      return removed(await copy.removeAll(kindIn(request), items, name));
    }),
    contentRoute('POST', '/changes/:number/put-back', async (request, { name }) => {
      const number = partOf(request, 'number');
      const item = /^\d{1,15}$/.test(number) ? await removedItem(db, Number(number)) : null;
      if (item === null) throw unknown('Nothing was removed with this change.');
      return putBack(await copy.put(item, null, name));
    }),
    contentRoute('PUT', '/content/:kind', async (request, { name }) => {
      const { ids } = bodyIn(request, ORDER);
      const outcome = await copy.reorder(kindIn(request), ids, name);
      if (outcome.outcome === 'conflict')
        throw new DeskError({ error: 'conflict', message: OTHERS_MEANWHILE });
      return {};
    }),
  ];
}

function putBack(outcome: PutOutcome): DeskItem {
  if (outcome.outcome === 'stored') return deskItem(outcome.item);
  if (outcome.outcome === 'conflict')
    throw new DeskError({ error: 'conflict', message: 'It is there again already.' });
  const why = outcome.problems.map(inWords).join(' ');
  throw invalid(`It cannot be put back as it was. ${why}`, outcome.problems.map(atField));
}

function removed(outcome: RemoveOutcome): object {
  if (outcome.outcome === 'conflict') throw conflict(outcome.current);
  if (outcome.outcome === 'invalid') {
    const { problems } = outcome;
    throw invalid(
      `Nothing was removed, because these still need it: ${holders(problems)}.`,
      problems.slice(0, MOST_NAMED).map((problem) => ({ field: null, message: inWords(problem) })),
    );
  }
  return {};
}

/** What refers to something, counted: "2 schedule entries, 1 banner". */
function holders(problems: readonly Problem[]): string {
  const kinds = [...new Set(problems.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const { one, many } = rulesOf(kind).words;
      const count = new Set(problems.filter((problem) => problem.kind === kind).map(({ id }) => id)).size;
      return `${count} ${count === 1 ? one : many}`;
    })
    .join(', ');
}
