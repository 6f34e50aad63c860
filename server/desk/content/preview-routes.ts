import { readEndpoints } from '#core/contract/endpoints.ts';
import { CurrentAnswers } from '../../answers/current-answers.ts';
import { sentValue } from '../../api/request-log.ts';
import { WorkingContents } from '../../content/working-copy/working-contents.ts';
import type { DeskRoute } from '../desk-route.ts';
import { partOf, unknown } from '../request-values.ts';
import { type ContentDesk, contentRoute } from './content-desk.ts';

/** The calls of the site's API, answered from the working copy (record 40). Values travel as headers, as in the API. */
export function previewRoutes({ db }: ContentDesk): readonly DeskRoute[] {
  const answers = new CurrentAnswers(new WorkingContents(db), () => {
    throw new Error('A preview never shows the sample.');
  });
  return [
    contentRoute('GET', '/preview/:call', async (request) => {
      const endpoint = readEndpoints.find(({ name }) => name === partOf(request, 'call'));
      if (endpoint === undefined) throw unknown('There is no such call.');
      const values = Object.fromEntries(endpoint.values.map((name) => [name, sentValue(request, name)]));
      return answers.bodyOf(endpoint, values);
    }),
  ];
}
