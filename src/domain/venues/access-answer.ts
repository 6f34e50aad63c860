export type AccessAnswer = 'yes' | 'no' | 'unknown';

/** What is not known is never given as a yes or a no: somebody plans a journey by it. */
export function accessAnswer(known: boolean | undefined): AccessAnswer {
  return known === undefined ? 'unknown' : known ? 'yes' : 'no';
}
