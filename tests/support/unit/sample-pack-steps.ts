import { ofRevision } from '#core/storage/answers.ts';
import { commitPack, stageAnswer } from '#core/storage/packs.ts';
import type { AnswerStep, FailedStep, PackSteps } from '../../../sw/packs/offline-pack.ts';
import { sampleBody } from './sample-body.ts';

/**
 * The single steps of packs with the sample server behind them, and a record of the requests.
 *
 * @param at the time of the answers
 * @param revision the revision of the content that they are of; asked for each
 */
export function samplePackSteps(
  at: () => number = Date.now,
  revision: () => number | undefined = () => undefined,
) {
  const answers: AnswerStep[] = [];
  const pictures: string[] = [];
  let commits = 0;
  let underWay = 0;
  let mostAtOnce = 0;

  async function beAsked(): Promise<void> {
    mostAtOnce = Math.max(mostAtOnce, ++underWay);
    await Promise.resolve();
    underWay -= 1;
  }

  const steps: PackSteps = {
    async takeAnswer(step) {
      answers.push(step);
      await beAsked();
      const { key, endpoint, values } = step.answer;
      const body = sampleBody(endpoint.name, values);
      const row = { key, endpoint: endpoint.name, body, etag: null, at: at(), ...ofRevision(revision()) };
      await stageAnswer(step.pack, row);
      return { kind: 'done', body };
    },
    async takePicture(address) {
      pictures.push(address);
      await beAsked();
      return { kind: 'done', bytes: 1_000 };
    },
    async commit(pack, content) {
      commits += 1;
      const done = await commitPack(pack, content);
      return done.kind === 'done' && done.value.kind !== 'incomplete'
        ? done.value
        : { kind: 'failed', reason: 'unavailable' };
    },
  };

  return {
    steps,
    answers,
    pictures,
    commits: () => commits,
    mostAtOnce: () => mostAtOnce,
    /** Everything that was requested, by key and by address. */
    asked: () => [...answers.map(({ answer }) => answer.key), ...pictures],
    isAsked: (name: string) => answers.some(({ answer }) => answer.endpoint.name === name),
    forget(): void {
      answers.length = 0;
      pictures.length = 0;
    },
    /** The same steps, except that one call fails. */
    without: (name: string, failure: Omit<FailedStep, 'kind'>): PackSteps => ({
      ...steps,
      takeAnswer: async (step) =>
        step.answer.endpoint.name === name ? { kind: 'failed', ...failure } : steps.takeAnswer(step),
    }),
  };
}
