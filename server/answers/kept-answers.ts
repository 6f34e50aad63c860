import type { WrittenAnswer } from './written-answer.ts';

/** Room for all answers of a large festival. Values that anybody makes up must not fill the memory. */
const MOST_BYTES = 32 * 2 ** 20;
/** What an answer takes besides its text and its question. */
const OWN_BYTES = 1_000;

/**
 * Keeps answers as they are sent: an answer is the same for everybody until the next revision, and making, writing and
 * compressing it takes far longer than sending it.
 */
export class KeptAnswers {
  private readonly byQuestion = new Map<string, WrittenAnswer>();
  private version = '';
  private bytes = 0;

  /**
   * Returns the answer to a question, and writes it at most once.
   *
   * @param version of what answers are made from: those of another one are forgotten
   * @param question the call with everything that the answer depends on
   */
  answerTo(version: string, question: string, write: () => WrittenAnswer): WrittenAnswer {
    if (version !== this.version) this.forgetAll(version);
    const known = this.byQuestion.get(question);
    if (known !== undefined) return known;
    const answer = write();
    const bytes = answer.bytes.length + 2 * question.length + OWN_BYTES;
    if (this.bytes + bytes > MOST_BYTES) this.forgetAll(version);
    this.byQuestion.set(question, answer);
    this.bytes += bytes;
    return answer;
  }

  private forgetAll(version: string): void {
    this.byQuestion.clear();
    this.version = version;
    this.bytes = 0;
  }
}
