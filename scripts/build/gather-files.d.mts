interface Listed {
  readonly url: string;
}

export function gatherFiles(siteDir: string, address: string, paths: readonly string[]): void;
export function drawingsIn(siteDir: string, folders: readonly string[], ending: string): string[];
export function smallCodeIn(siteDir: string, isCode: (path: string) => boolean): string[];
export function withoutGathered<Entry extends Listed>(
  manifest: readonly Entry[],
  siteDir: string,
  address: string,
): { manifest: Entry[]; warnings: string[] };
