/**
 * Returns the beginning of a text, at most `limit` characters long, cut between words, with an ellipsis if more
 * follows. Scripts without spaces are cut between characters.
 */
export function excerpt(text: string, limit: number): string {
  const characters = Array.from(text.replace(/\s+/gu, ' ').trim());
  if (characters.length <= limit) return characters.join('');
  const start = characters.slice(0, limit - 1).join('');
  const lastGap = start.lastIndexOf(' ');
  // One very long word at the end would otherwise remove most of the text.
  const words = lastGap > start.length / 2 ? start.slice(0, lastGap) : start;
  return `${words.replace(/[\s\p{Pd},;:]+$/u, '')}…`;
}
