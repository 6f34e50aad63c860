import { describe, expect, it, vi } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';
import { WrittenAnswer } from './written-answer.ts';

const answer = (body: unknown) => new WrittenAnswer(body, {});

describe('answers that are kept', () => {
  it('are written once for each question, and are the very same afterwards', () => {
    const kept = new KeptAnswers();
    const write = vi.fn(() => answer('lamps'));
    const first = kept.answerTo('revision 1', 'schedule of lamps', write);
    expect(kept.answerTo('revision 1', 'schedule of lamps', write)).toBe(first);
    expect(kept.answerTo('revision 1', 'schedule of kites', () => answer('kites')).bytes.toString()).toBe(
      '"kites"',
    );
    expect(write).toHaveBeenCalledOnce();
  });

  it('are those of the latest revision alone', () => {
    const kept = new KeptAnswers();
    kept.answerTo('revision 1', 'news', () => answer('old'));
    const latest = kept.answerTo('revision 2', 'news', () => answer('new'));
    expect(latest.bytes.toString()).toBe('"new"');
    expect(kept.answerTo('revision 2', 'news', () => answer('never written'))).toBe(latest);
  });

  it('are asked for again after a failure', () => {
    const kept = new KeptAnswers();
    const fail = () => {
      throw new Error('Broken.');
    };
    expect(() => kept.answerTo('revision 1', 'news', fail)).toThrow('Broken.');
    expect(kept.answerTo('revision 1', 'news', () => answer('news')).bytes.toString()).toBe('"news"');
  });

  it('do not fill the memory, however many questions somebody makes up', () => {
    const kept = new KeptAnswers();
    const long = answer('x'.repeat(2 ** 20));
    for (let number = 0; number < 100; number++) kept.answerTo('revision 1', `event ${number}`, () => long);
    const isKept = (number: number) => {
      let isWritten = false;
      kept.answerTo('revision 1', `event ${number}`, () => {
        isWritten = true;
        return long;
      });
      return !isWritten;
    };
    expect(isKept(99)).toBe(true);
    expect(isKept(0)).toBe(false);
  });

  it('are compressed once for each encoding', async () => {
    const written = answer('x'.repeat(5_000));
    const [one, other, inGzip] = await Promise.all([
      written.bytesIn('br'),
      written.bytesIn('br'),
      written.bytesIn('gzip'),
    ]);
    expect(one).toBe(other);
    expect(inGzip.equals(one)).toBe(false);
  });
});
