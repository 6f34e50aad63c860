import type { QueryClient } from '@tanstack/react-query';
import { type PackRow, startPack } from '../packs/packs.ts';
import { tryAgain } from './try-again.ts';

/**
 * Refetches everything on the screen, then fetches the packs again with their pictures, one after the other. The stored
 * revision stays in use until the next one is complete.
 *
 * @returns whether all of these packs are complete
 */
export async function refetchEverything(
  queryClient: QueryClient,
  packs: readonly Pick<PackRow, 'name' | 'title'>[],
): Promise<boolean> {
  const { findPack } = await import('#core/storage/packs.ts');
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await tryAgain(queryClient);
  let areComplete = true;
  for (const pack of packs) {
    await startPack({ ...pack, withPictures: true });
    const found = await findPack(pack.name);
    areComplete &&= found.kind === 'done' && found.value?.state === 'whole';
  }
  return areComplete;
}
