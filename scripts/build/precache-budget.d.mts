export function withoutLargePages<Entry extends { url: string; size: number }>(
  manifest: readonly Entry[],
): { manifest: Entry[]; warnings: string[] };
