import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

/** Stands in for a film or photo without a picture of its own (specification section 5). */
export const DEFAULT_THUMBNAIL = '/default-thumbnail.jpg';
/** Stands in for a council member's photo. */
export const DEFAULT_PORTRAIT = '/pictures/portrait-default.svg';

interface PictureProps {
  id?: string | undefined;
  /** The full address, already resolved against the media base; empty or missing shows the stand-in. */
  src: string | null | undefined;
  alt: string;
  /** Pixels of the picture; they reserve its box before it has loaded. */
  width: number;
  height: number;
  /** Another picture below 768 px. */
  smallSrc?: string | null | undefined;
  /** Shown when there is none or it does not load; null leaves the plain box. */
  standIn?: string | null | undefined;
  /** `lazy` waits until it is near; `eager` for what is seen first. */
  loading?: 'lazy' | 'eager' | undefined;
  priority?: 'high' | 'low' | undefined;
  /** Fills its box and is cut to it, or shows whole. */
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
  imageClassName?: string | undefined;
  /** Further sources, before the small one. */
  children?: ReactNode;
}

/** A photograph with a reserved box and a stand-in for one that is missing or broken. */
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

  // A prerendered picture may have failed before anybody listened.
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
