import type { QueryClient } from '@tanstack/react-query';
import { type PackRow, startPack } from '../packs/packs.ts';
import { tryAgain } from './try-again.ts';

/**
 * Asks for everything on the screen again, and fetches packs anew with their pictures, one after the other. What is
 * kept stays in use until a pack's next revision is whole.
 *
 * @returns whether all of these packs are whole
 */
export async function fetchAnew(
  queryClient: QueryClient,
  packs: readonly Pick<PackRow, 'name' | 'title'>[],
): Promise<boolean> {
  const { findPack } = await import('#core/storage/packs.ts');
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await tryAgain(queryClient);
  let areWhole = true;
  for (const pack of packs) {
    await startPack({ ...pack, withPictures: true });
    const found = await findPack(pack.name);
    areWhole &&= found.kind === 'done' && found.value?.state === 'whole';
  }
  return areWhole;
}
