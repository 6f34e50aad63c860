import type { RenderedPage } from './prerender-module.ts';

type Lack = RenderedPage['lacks'][number];

const MOST_NAMED = 3;

/** Says which pages lack data because of what the API sent, in one sentence for each response. */
export function incompletePageMessages(pages: readonly { path: string; lacks: readonly Lack[] }[]): string[] {
  const pathsBySentence = new Map<string, string[]>();
  for (const { path, lacks } of pages)
    for (const { key, what, why } of lacks) {
      const sentence = SENTENCES[what](key.replace(/\|$/, ''), why);
      pathsBySentence.set(sentence, [...(pathsBySentence.get(sentence) ?? []), path]);
    }
  return [...pathsBySentence].map(([sentence, paths]) => `${sentence}: ${firstOf(paths)}`);
}

const SENTENCES: Readonly<Record<Lack['what'], (key: string, why: string) => string>> = {
  rest: (key, why) => `${key} is long (${why}), so only its first part is prerendered in`,
  all: (key, why) => `${key} is far too long for one entry (${why}), so nothing of it is prerendered in`,
  answer: (key, why) => `${key} did not come (${why}), so nothing of it is prerendered in`,
};

function firstOf(paths: readonly string[]): string {
  const first = paths.slice(0, MOST_NAMED).join(', ');
  return paths.length > MOST_NAMED ? `${first} and ${paths.length - MOST_NAMED} more` : first;
}
