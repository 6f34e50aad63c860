/** Where links within the page lead: "How to delete everything" → `how-to-delete-everything`. */
export function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
