import type { ReadEndpoint } from '#core/contract/endpoint.ts';
import type { SampleSetting } from '../sample/setting.ts';

/** The sample answer of one reading call: values in, wire body out. */
export interface SampleAnswer {
  readonly endpoint: ReadEndpoint;
  readonly body: (values: Readonly<Record<string, string>>, setting: SampleSetting) => unknown;
}

/** Pairs a call of the contract with its sample answer; the values have the provider's names, '' if not sent. */
export function answering<Name extends string>(
  endpoint: ReadEndpoint<unknown, Name>,
  body: (values: Readonly<Record<Name, string>>, setting: SampleSetting) => unknown,
): SampleAnswer {
  return { endpoint, body };
}
