export function gatherDrawings(
  siteDir: string,
  where: { address: string; folders: readonly string[]; ending: string },
): void;
