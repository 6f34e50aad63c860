/** Returns the anchor of a heading: "How to delete everything" becomes `how-to-delete-everything`. */
export function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
