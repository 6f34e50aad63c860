import type { WrittenAnswer } from './written-answer.ts';

/** Room for all answers of a large festival. Values that anybody makes up must not fill the memory. */
const MOST_BYTES = 32 * 2 ** 20;
/** The overhead of an answer, in addition to its text and its key. */
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
   * @param version of the content that answers are made from: answers of another version are dropped
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
