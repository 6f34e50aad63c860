import type { RequestValues } from '#core/contract/endpoint.ts';
import { sampleAnswers } from '../../../server/answers/sample-answers.ts';
import { sampleSetting } from '../../../server/sample/setting.ts';

const NOW = new Date('2031-04-05T10:00:00Z');
const setting = sampleSetting(NOW, NOW, { name: 'Pythian Games', slug: 'pythian-games' }, false);

/** The sample server's answer to a call, as text; for tests without a server. */
export function sampleBody(name: string, values: RequestValues): string {
  const found = sampleAnswers.find(({ endpoint }) => endpoint.name === name);
  if (found === undefined) throw new Error(`There is no sample answer for "${name}".`);
  const sent = Object.fromEntries(found.endpoint.values.map((value) => [value, values[value] ?? '']));
  return JSON.stringify(found.body(sent, setting));
}
