import { classNames } from '../class-names.ts';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { type DrawingName, drawings } from './drawings.ts';

/** How the figures are painted; without a technique they follow the theme. */
export type FigureTechnique = 'black-figure' | 'red-figure' | 'white-figure' | 'on-band';

interface ArtProps {
  name: DrawingName;
  /** What the drawing says; without it the drawing is decorative. */
  title?: string | undefined;
  technique?: FigureTechnique | undefined;
  className?: string | undefined;
  /** For decoration far down the page: its file does not compete with the first picture and text. */
  isLate?: boolean;
}

/**
 * One of our drawings in the colours of its context: figure `--art-ink`, ground `--ag`, added red `--ar`, added white
 * `--aw`. The file is included by reference, so it costs no script and the browser caches it; colours and variables
 * still apply inside.
 */
export function Art({ name, title, technique, className, isLate = false }: ArtProps) {
  const isHydrated = useIsHydrated();
  const looks = { className: classNames('art', technique, className), viewBox: drawings[name] };
  const drawing = (isHydrated || !isLate) && <use href={`/art/${name}.svg#art`} />;
  return title === undefined ? (
    <svg {...looks} focusable="false" aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <svg {...looks} focusable="false" role="img" aria-label={title}>
      {drawing}
    </svg>
  );
}
