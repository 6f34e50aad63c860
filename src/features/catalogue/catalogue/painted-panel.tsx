import type { CataloguePicture } from '#content/event-categories/event-category.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import styles from './painted-panel.module.css';
import { picturePart } from './picture-part.ts';

interface PaintedPanelProps {
  /** Undefined shows the default picture. */
  readonly img: CataloguePicture | undefined;
  /** Its shape. Undefined fills the surrounding box (CAT-05). */
  readonly layout?: 'portrait' | 'landscape' | undefined;
  readonly loading?: 'eager' | 'lazy' | undefined;
}

/** A catalogue picture with square edges. It is decorative: the name next to it says the same. */
export function PaintedPanel({ img, layout, loading }: PaintedPanelProps) {
  return (
    <Picture
      src={img && picturePart(img)}
      alt=""
      width={layout === 'portrait' ? 300 : 400}
      height={layout === 'portrait' ? 400 : 300}
      loading={loading}
      className={classNames(styles.panel, layout && styles[layout])}
      imageClassName={classNames(styles.image, img && styles.painted)}
    />
  );
}
