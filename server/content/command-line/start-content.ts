import { startWith } from '../start/start-with.ts';
import type { Desk, ExitCode } from './desk.ts';
import { differenceLines, problemLines } from './in-words.ts';

/** Begins content of one's own: with nothing, or with today's sample. */
export async function startContent(desk: Desk, from: 'empty' | 'sample'): Promise<ExitCode> {
  const { db, author, now, sample, print } = desk;
  const result = await startWith(db, from === 'empty' ? null : sample(), { author, at: now() });
  if (result.outcome === 'refused') {
    print(
      'There’s content already, and starting again would lose it. Save it with "export FILE" if you need it,',
    );
    print('then use "import FILE" to replace it.');
    return 1;
  }
  if (from === 'empty') {
    print(
      'The working copy is empty. Fill it with "import FILE"; visitors see the sample until you publish.',
    );
    return 0;
  }
  if (result.outcome === 'invalid') {
    print('The sample can’t be used as content:');
    for (const line of problemLines(result.problems)) print(line);
    return 1;
  }
  print('The working copy is today’s sample; its dates are fixed from now on.');
  for (const line of differenceLines(result.named)) print(line);
  print('Nothing is published yet: "publish --note TEXT" does that.');
  return 0;
}
