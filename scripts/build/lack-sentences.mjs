const MOST_NAMED = 3;

/**
 * Tells what pages do without because of what the API sent, one sentence for each answer.
 *
 * @param {readonly { path: string, lacks: readonly { key: string, what: 'rest' | 'all' | 'answer', why: string }[] }[]} pages
 * @returns {string[]}
 */
export function lackSentences(pages) {
  const byAnswer = new Map();
  for (const { path, lacks } of pages)
    for (const { key, what, why } of lacks) {
      const sentence = SENTENCES[what](key.replace(/\|$/, ''), why);
      byAnswer.set(sentence, [...(byAnswer.get(sentence) ?? []), path]);
    }
  return [...byAnswer].map(([sentence, paths]) => `${sentence}: ${named(paths)}`);
}

const SENTENCES = {
  rest: (key, why) => `${key} is long (${why}), so its first part alone is ready in`,
  all: (key, why) => `${key} is far too long for one entry (${why}), so nothing of it is ready in`,
  answer: (key, why) => `${key} did not come (${why}), so nothing of it is ready in`,
};

function named(paths) {
  const first = paths.slice(0, MOST_NAMED).join(', ');
  return paths.length > MOST_NAMED ? `${first} and ${paths.length - MOST_NAMED} more` : first;
}
