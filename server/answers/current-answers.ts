import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { contentAnswers } from '../content/answers/content-answers.ts';
import type { PublishedContent } from '../content/revisions/published-content.ts';
import type { SampleSetting } from '../sample/setting.ts';
import type { CallAnswer } from './call-answer.ts';
import { sampleAnswers } from './sample-answers.ts';

/** What all answers of a moment are made from. */
export interface AnswerSource {
  /** Equal versions give equal answers. */
  readonly version: string;
  /** The published revision; 0 for the sample. */
  readonly revision: number;
  /**
   * Returns the body for a call.
   *
   * @param values by the provider's names; missing ones are ''
   * @throws SampleFailure for the sample's special paths
   */
  bodyOf<Name extends string>(endpoint: ReadEndpoint<unknown, Name>, values: RequestValues<Name>): unknown;
}

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
    return (await this.source()).bodyOf(endpoint, values);
  }

  /**
   * Returns what answers are made from now.
   *
   * @param isEdge whether the sample answers as in the scenario `edge`
   */
  async source(isEdge = false): Promise<AnswerSource> {
    const content = await this.published.contents();
    if (content !== null) {
      const { revision } = content;
      return { version: `revision ${revision}`, revision, bodyOf: bodiesFrom(contentAnswers, content) };
    }
    const setting = this.sampleSetting(isEdge);
    return { version: `day ${setting.today}`, revision: 0, bodyOf: bodiesFrom(sampleAnswers, setting) };
  }
}

function bodiesFrom<Setting>(
  answers: readonly CallAnswer<Setting>[],
  setting: Setting,
): AnswerSource['bodyOf'] {
  return (endpoint, values) => {
    const found = answers.find((answer) => answer.endpoint === endpoint);
    if (found === undefined) throw new Error(`There is no answer for "${endpoint.name}".`);
    const sent: Readonly<Record<string, string | undefined>> = values;
    return found.body(Object.fromEntries(endpoint.values.map((name) => [name, sent[name] ?? ''])), setting);
  };
}
