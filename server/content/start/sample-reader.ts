import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import { sampleAnswers } from '../../answers/sample-answers.ts';
import type { SampleSetting } from '../../sample/setting.ts';

/** Reads the sample as the site reads it: through the contract. */
export class SampleReader {
  constructor(
    private readonly setting: SampleSetting,
    private readonly timeZone: string,
  ) {}

  read<Answer, Name extends string>(
    endpoint: ReadEndpoint<Answer, Name>,
    values: RequestValues<Name>,
  ): Answer {
    const sent = Object.fromEntries(endpoint.values.map((name) => [name, values[name] ?? '']));
    const answer = sampleAnswers.find((found) => found.endpoint === endpoint);
    return endpoint.read(answer?.body(sent, this.setting), (problem) => {
      throw new Error(`The sample answer of "${endpoint.name}" does not fit: ${problem}.`);
    });
  }

  /** Returns a day or time of the sample as content has it, in the zone of the event; '' for none. */
  localTime(text: string): string {
    const moment = readEventMoment(text, this.timeZone);
    if (moment === null) return '';
    const { date, hour, minute, hasTime } = moment;
    const day = [String(date.year).padStart(4, '0'), two(date.month), two(date.day)].join('-');
    return hasTime ? `${day}T${two(hour)}:${two(minute)}` : day;
  }
}

const two = (value: number) => String(value).padStart(2, '0');
