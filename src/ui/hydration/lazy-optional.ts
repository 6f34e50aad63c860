import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const Nothing = () => null;

/**
 * A component whose code comes when it is first drawn, to be put in a `Suspense`. Where its code or its sheet does not
 * come the page goes on without it.
 *
 * @param bring awaits the import in a step of its own: what the bundler hangs on `import().then()` fails past a handler
 * given there when it is the sheet that is missing
 * @param instead drawn where it does not come
 */
export function lazyOptional<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await bring().catch(() => instead) }));
}
