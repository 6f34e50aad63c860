import type { MedalKind } from './medal-kinds.ts';

/** A medal with its place on it. The text next to it names it. */
export function MedalPicture({ kind, className }: { kind: MedalKind; className?: string | undefined }) {
  return <img src={`/pictures/medal-${kind.key}.svg`} alt="" width="36" height="45" className={className} />;
}
