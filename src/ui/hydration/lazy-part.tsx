import { type ComponentType, lazy, useState } from 'react';

const notYetHere = new Set<() => Promise<void>>();

/**
 * A part far down a page, whose code comes when it wakes; until then, or where it does not come, the part stays as it
 * was drawn. Put it in a `FarStage`, in a file of the page's own folder: so the build knows that its sheet belongs into
 * the prerendered page.
 */
export function lazyPart<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let here: ComponentType<Props> | null = null;
  const Late = lazy(async () => ({ default: await bring().catch(() => new Promise<never>(() => {})) }));
  notYetHere.add(async () => {
    here = await bring();
  });
  return function Part(props: Props) {
    const [Shown] = useState(() => here ?? Late);
    return <Shown {...props} />;
  };
}

/**
 * Brings the parts of all pages that are here, for a page that is drawn as a whole: at the build, and by a link.
 *
 * @throws where one does not come
 */
export async function loadLazyParts(): Promise<void> {
  for (const bring of [...notYetHere]) {
    await bring();
    notYetHere.delete(bring);
  }
}
