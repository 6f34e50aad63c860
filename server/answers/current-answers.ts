import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { contentAnswers } from '../content/answers/content-answers.ts';
import type { PublishedContent } from '../content/revisions/published-content.ts';
import type { SampleSetting } from '../sample/setting.ts';
import type { CallAnswer } from './call-answer.ts';
import { sampleAnswers } from './sample-answers.ts';

/** The wire bodies of all reading calls: of the latest published revision alone, or of the sample while there is none. */
export class CurrentAnswers {
  constructor(
    private readonly published: PublishedContent,
    private readonly sampleSetting: (isEdge: boolean) => SampleSetting,
  ) {}

  /**
   * Returns the body for a call.
   *
   * @param values by the provider's names; missing ones are ''
   * @param isEdge whether the sample answers as in the scenario `edge`
   * @throws SampleFailure for the sample's special paths
   */
  async bodyOf<Name extends string>(
    endpoint: ReadEndpoint<unknown, Name>,
    values: RequestValues<Name>,
    isEdge = false,
  ): Promise<unknown> {
    const sent = Object.fromEntries(
      endpoint.values.map((name): [string, string] => [name, values[name] ?? '']),
    );
    const content = await this.published.contents();
    if (content !== null) return answerOf(contentAnswers, endpoint).body(sent, content);
    return answerOf(sampleAnswers, endpoint).body(sent, this.sampleSetting(isEdge));
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
