/** What a path segment would be called: `wrestling-in-the_sand` is "Wrestling in the sand". */
export function readableName(segment: string): string {
  const words = segment.replace(/[-_+\s]+/g, ' ').trim();
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}
