/** What of two revisions has no partner in the other one yet. */
export interface Open<One> {
  readonly was: readonly One[];
  readonly is: readonly One[];
}

export interface Pairing<One> {
  readonly pairs: readonly (readonly [was: One, is: One])[];
  readonly open: Open<One>;
}

/**
 * Pairs what has an equal key, each once, in the order of the revisions.
 *
 * @param keyOf null for what is to stay without a partner
 * @param keyOfWas the key in the earlier revision, if that is another one
 */
export function pairEqual<One>(
  { was, is }: Open<One>,
  keyOf: (one: One) => string | null,
  keyOfWas = keyOf,
): Pairing<One> {
  const byKey = new Map<string, One[]>();
  // From the end, because the last one of each list is taken first.
  for (const one of is.toReversed()) {
    const key = keyOf(one);
    if (key === null) continue;
    const alike = byKey.get(key);
    if (alike === undefined) byKey.set(key, [one]);
    else alike.push(one);
  }
  const pairs: [One, One][] = [];
  const taken = new Set<One>();
  const left = was.filter((one) => {
    const key = keyOfWas(one);
    const partner = key === null ? undefined : byKey.get(key)?.pop();
    if (partner === undefined) return true;
    pairs.push([one, partner]);
    taken.add(partner);
    return false;
  });
  return { pairs, open: { was: left, is: is.filter((one) => !taken.has(one)) } };
}
