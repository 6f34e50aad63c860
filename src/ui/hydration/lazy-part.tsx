import { type ComponentType, lazy, useState } from 'react';

const notYetHere = new Set<() => Promise<void>>();

/**
 * Creates a part far down a page whose code loads when it hydrates; until then, or if it fails to load, the part stays
 * as prerendered. Put it in a `LazyHydrationBoundary`, in a file of the page's own folder: this tells the build that
 * its style sheet belongs in the prerendered page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let here: ComponentType<Props> | null = null;
  const Late = lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }));
  notYetHere.add(async () => {
    here = await load();
  });
  return function Part(props: Props) {
    const [Shown] = useState(() => here ?? Late);
    return <Shown {...props} />;
  };
}

/**
 * Loads all parts known so far, for a page that is rendered as a whole: in the build, and after a link.
 *
 * @throws if one fails to load
 */
export async function loadLazyParts(): Promise<void> {
  for (const load of [...notYetHere]) {
    await load();
    notYetHere.delete(load);
  }
}
