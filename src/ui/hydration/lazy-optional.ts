import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const Nothing = () => null;

/**
 * Creates a component whose code loads when it is first rendered, for use inside a `Suspense`. If its code or style
 * sheet fails to load, the page continues without it.
 *
 * @param load must await the import in a separate step: if the style sheet is missing, what the bundler attaches to
 * `import().then()` fails outside a handler given there
 * @param instead rendered if it fails to load
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => instead) }));
}
