import { Art } from '../art/art.tsx';
import styles from './painted-disc.module.css';

interface PaintedDiscProps {
  /** Its position, and through `--across` its size. */
  readonly className: string | undefined;
  /** Class of the ring of figures, which may turn. */
  readonly figures?: string;
  /** Whether its middle shows the logo; otherwise something else covers it. */
  readonly hasHub?: boolean;
}

/** The disc of the eight arts, painted like a vase in the colours of its context. Decorative. */
export function PaintedDisc({ className, figures, hasHub = true }: PaintedDiscProps) {
  return (
    <div className={`${styles.disc} ${className}`} aria-hidden="true">
      <Art name="disc-rings" />
      <Art name="disc-figures" className={figures} />
      {hasHub && (
        <div>
          <Art name="logo-glyph" />
        </div>
      )}
    </div>
  );
}
