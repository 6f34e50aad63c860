interface Place {
  readonly landmark: string | null;
  readonly address: string | null;
  readonly state: string | null;
}

/** Joins the non-empty ones of landmark, address and state; '' when nothing is known (section 2, EVENTS-04). */
export function placeLine({ landmark, address, state }: Place): string {
  return [landmark, address, state]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(', ');
}

/** Returns the place of a previous event, for which the provider may know only the combined address. */
export function previousPlaceLine({
  combinedAddress,
  ...place
}: Place & { readonly combinedAddress: string }): string {
  // A combined address may consist of separators only.
  return placeLine(place) || (/[\p{L}\p{N}]/u.test(combinedAddress) ? combinedAddress : '');
}
