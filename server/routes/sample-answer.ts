import type { ReadEndpoint } from '#core/contract/endpoint.ts';
import type { SampleSetting } from '../sample/setting.ts';

/** What the sample says to one reading call: values in, wire body out. */
export interface SampleAnswer {
  readonly endpoint: ReadEndpoint;
  readonly body: (values: Readonly<Record<string, string>>, setting: SampleSetting) => unknown;
}

/** Binds a row of the contract to its sample answer; the values bear the row's own names, '' when not sent. */
export function answering<Name extends string>(
  endpoint: ReadEndpoint<unknown, Name>,
  body: (values: Readonly<Record<Name, string>>, setting: SampleSetting) => unknown,
): SampleAnswer {
  return { endpoint, body };
}
