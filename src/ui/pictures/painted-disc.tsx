import { Art } from '../art/art.tsx';
import styles from './painted-disc.module.css';

interface PaintedDiscProps {
  /** Its place, and by `--across` its size. */
  readonly className: string | undefined;
  /** On the ring of figures, which may turn. */
  readonly figures?: string;
  /** Whether its middle bears the logo; else something else lies there. */
  readonly hasHub?: boolean;
}

/** The disc of the eight arts, painted like a vase in the colours of its surroundings. An ornament. */
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
