interface Place {
  readonly landmark: string | null;
  readonly address: string | null;
  readonly state: string | null;
}

/** Landmark, address and state in one line, without the empty ones; '' when nothing is known (section 2, EVENTS-04). */
export function placeLine({ landmark, address, state }: Place): string {
  return [landmark, address, state]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(', ');
}

/** The place of a previous event, for which the provider may know the combined address alone. */
export function previousPlaceLine({
  combinedAddress,
  ...place
}: Place & { readonly combinedAddress: string }): string {
  // A combined address may be made of separators only.
  return placeLine(place) || (/[\p{L}\p{N}]/u.test(combinedAddress) ? combinedAddress : '');
}
