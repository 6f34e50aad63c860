import { REVISION_HEADER } from '#core/contract/changes-stream.ts';

/** Returns the revision of the content that a response was made from; undefined if the server does not say. */
export function contentRevision(headers: Headers): number | undefined {
  const given = headers.get(REVISION_HEADER) ?? '';
  return /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}
