/** Headers that describe a response's own bytes. */
const OF_THE_BYTES = ['content-length', 'content-encoding', 'etag', 'last-modified'];

/** Returns a response's headers for another body: the policy is the same for all documents. */
export function headersOfAnother({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of OF_THE_BYTES) kept.delete(name);
  return kept;
}
