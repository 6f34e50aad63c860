import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { contentAnswers } from '../content/answers/content-answers.ts';
import type { PublishedContent } from '../content/revisions/published-content.ts';
import type { SampleSetting } from '../sample/setting.ts';
import type { CallAnswer } from './call-answer.ts';
import { sampleAnswers } from './sample-answers.ts';

/** The wire bodies of all reading calls: of the latest published revision alone, or of the sample while there is none. */
export class CurrentAnswers {
  constructor(
    private readonly published: Pick<PublishedContent, 'contents'>,
    private readonly sampleSetting: (isEdge: boolean) => SampleSetting,
  ) {}

  /** Returns the paths of all published events; none while the sample answers, whose schedules move on each day. */
  async eventPaths(): Promise<readonly string[]> {
    const content = await this.published.contents();
    return content?.of('event').map(({ path }) => path) ?? [];
  }

  /**
   * Returns the body for a call.
   *
   * @param values by the provider's names; missing ones are ''
   * @throws SampleFailure for the sample's special paths
   */
  async bodyOf<Name extends string>(
    endpoint: ReadEndpoint<unknown, Name>,
    values: RequestValues<Name>,
  ): Promise<unknown> {
    return (await this.answerTo(endpoint, values)).body;
  }

  /**
   * Returns the body for a call with the revision it is made from; 0 for the sample.
   *
   * @param values by the provider's names; missing ones are ''
   * @param isEdge whether the sample answers as in the scenario `edge`
   * @throws SampleFailure for the sample's special paths
   */
  async answerTo<Name extends string>(
    endpoint: ReadEndpoint<unknown, Name>,
    values: RequestValues<Name>,
    isEdge = false,
  ): Promise<{ readonly body: unknown; readonly revision: number }> {
    const sent = Object.fromEntries(
      endpoint.values.map((name): [string, string] => [name, values[name] ?? '']),
    );
    const content = await this.published.contents();
    if (content === null)
      return { body: answerOf(sampleAnswers, endpoint).body(sent, this.sampleSetting(isEdge)), revision: 0 };
    return { body: answerOf(contentAnswers, endpoint).body(sent, content), revision: content.revision };
  }
}

function answerOf<Setting>(
  answers: readonly CallAnswer<Setting>[],
  endpoint: ReadEndpoint,
): CallAnswer<Setting> {
  const found = answers.find((answer) => answer.endpoint === endpoint);
  if (found === undefined) throw new Error(`There is no answer for "${endpoint.name}".`);
  return found;
}
