import type { MedalKind } from './medal-kinds.ts';

/** A medal with its place on it; the word for it stands beside. */
export function MedalPicture({ kind, className }: { kind: MedalKind; className?: string | undefined }) {
  return <img src={`/pictures/medal-${kind.key}.svg`} alt="" width="36" height="45" className={className} />;
}
