import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

/** Fallback for a film or photo without a picture of its own (specification section 5). */
export const DEFAULT_THUMBNAIL = '/default-thumbnail.jpg';
/** Fallback for a council member's photo. */
export const DEFAULT_PORTRAIT = '/pictures/portrait-default.svg';

interface PictureProps {
  id?: string | undefined;
  /** The full address, already resolved against the media base; if empty or missing, the fallback is shown. */
  src: string | null | undefined;
  alt: string;
  /** Size of the picture in pixels, which reserves its space before it has loaded. */
  width: number;
  height: number;
  /** Another picture below 768 px. */
  smallSrc?: string | null | undefined;
  /** Fallback if there is no picture or it fails to load; null leaves the plain box. */
  standIn?: string | null | undefined;
  /** `lazy` waits until it is near the window; `eager` is for what is seen first. */
  loading?: 'lazy' | 'eager' | undefined;
  priority?: 'high' | 'low' | undefined;
  /** Whether the picture fills its box and is cropped, or is shown in full. */
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
  imageClassName?: string | undefined;
  /** Further sources, before the small one. */
  children?: ReactNode;
}

/** A photograph with reserved space, and a fallback if it is missing or broken. */
export function Picture({
  id,
  src,
  alt,
  width,
  height,
  smallSrc,
  standIn = DEFAULT_THUMBNAIL,
  loading = 'lazy',
  priority,
  fit = 'cover',
  className,
  imageClassName,
  children,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const wanted = src === undefined || src === null || src.trim() === '' ? null : src;
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const shown = [wanted, standIn].find((address) => address !== null && !broken.has(address)) ?? null;
  const isWhole = shown !== null && shown === wanted;
  const giveUp = useCallback((address: string) => setBroken((before) => new Set(before).add(address)), []);

  // A prerendered picture may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && shown !== null) giveUp(shown);
  }, [shown, giveUp]);

  return (
    <picture id={id} className={classNames(styles.picture, className)}>
      {isWhole && children}
      {isWhole && smallSrc !== undefined && smallSrc !== null && smallSrc !== '' && (
        <source media="(max-width: 767.98px)" srcSet={smallSrc} />
      )}
      {shown === null ? (
        <span className={styles.empty} />
      ) : (
        <img
          ref={image}
          className={classNames(styles.image, styles[fit], imageClassName)}
          src={shown}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding={priority === 'high' ? 'sync' : 'async'}
          fetchPriority={priority}
          onError={() => giveUp(shown)}
        />
      )}
    </picture>
  );
}
