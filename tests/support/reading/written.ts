/** Formats a moment as the provider does: `dd/mm/yyyy hh:mm:ss` at the event. */
export function written(at: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return parts.format(at).replace(', ', ' ');
}
