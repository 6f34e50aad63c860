import * as v from 'valibot';
import type { DeskStatus } from '#core/desk/content.ts';
import { describeKind } from '../../content/kinds/describe-kind.ts';
import { KIND_NAMES } from '../../content/kinds/kinds.ts';
import { inWords } from '../../content/problem.ts';
import { isStarted, startWith } from '../../content/start/start-with.ts';
import type { DeskRoute } from '../desk-route.ts';
import { bodyIn } from '../request-values.ts';
import { type ContentDesk, contentRoute, editBy, invalid } from './content-desk.ts';

const START = v.object({ from: v.picklist(['empty', 'sample']) });
const HAS_CONTENT =
  'There’s content already, and starting again would lose it. To replace it, import a file under Content, “All content as a file”.';

/** Where the content stands, how it begins, and what there can be. */
export function statusRoutes(desk: ContentDesk): readonly DeskRoute[] {
  const { db, revisions, sample } = desk;
  const status = async (): Promise<DeskStatus> => {
    const [latest] = await revisions.history();
    const unpublished = await revisions.unpublishedChanges();
    return { isStarted: await isStarted(db), latest: latest ?? null, unpublished: unpublished.length };
  };
  return [
    contentRoute('GET', '/status', status),
    contentRoute('POST', '/start', async (request, person) => {
      const { from } = bodyIn(request, START);
      const outcome = await startWith(db, from === 'empty' ? null : sample(), editBy(desk, person));
      if (outcome.outcome === 'refused') throw invalid(HAS_CONTENT, []);
      if (outcome.outcome === 'invalid')
        throw invalid(
          'The sample can’t be used as content.',
          outcome.problems.map((problem) => ({ field: null, message: inWords(problem) })),
        );
      return status();
    }),
    contentRoute('GET', '/kinds', async () => KIND_NAMES.map(describeKind)),
  ];
}
