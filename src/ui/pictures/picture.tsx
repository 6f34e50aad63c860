import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { uploadedPicture, variantSet } from '#core/media/uploaded-picture.ts';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import { UploadedSources } from './uploaded-sources.tsx';

/** Fallback for a film or photo without a picture of its own (specification section 5). */
export const DEFAULT_THUMBNAIL = '/default-thumbnail.jpg';
/** Fallback for a council member's photo. */
export const DEFAULT_PORTRAIT = '/pictures/portrait-default.svg';
const SMALL = '(max-width: 767.98px)';

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
  const uploaded = shown === null ? null : uploadedPicture(shown);
  // What an uploaded picture measures is known from its address, so its space is exactly right.
  const size = uploaded ?? { width, height };
  const sizes = uploaded === null ? undefined : sizesOf(Math.min(width, uploaded.width), loading);
  const giveUp = useCallback((address: string) => setBroken((before) => new Set(before).add(address)), []);

  // A prerendered picture may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && shown !== null) giveUp(shown);
  }, [shown, giveUp]);

  return (
    <picture id={id} className={classNames(styles.picture, className)}>
      {isWhole && children}
      {isWhole && smallSrc !== undefined && smallSrc !== null && smallSrc !== '' && (
        <>
          <UploadedSources address={smallSrc} media={SMALL} sizes="100vw" />
          <source media={SMALL} srcSet={smallSrc} />
        </>
      )}
      {shown !== null && sizes !== undefined && <UploadedSources address={shown} sizes={sizes} />}
      {shown === null ? (
        <span className={styles.empty} />
      ) : (
        <img
          ref={image}
          className={classNames(styles.image, styles[fit], imageClassName)}
          src={shown}
          srcSet={uploaded === null ? undefined : variantSet(uploaded, 'webp')}
          sizes={sizes}
          alt={alt}
          width={size.width}
          height={size.height}
          loading={loading}
          decoding={priority === 'high' ? 'sync' : 'async'}
          fetchPriority={priority}
          onError={() => giveUp(shown)}
        />
      )}
    </picture>
  );
}

/** A lazy picture is measured by the browser where that can; otherwise it is as wide as the window, within its own width. */
function sizesOf(widest: number, loading: 'lazy' | 'eager'): string {
  const within = `(max-width: ${widest}px) 100vw, ${widest}px`;
  return loading === 'lazy' ? `auto, ${within}` : within;
}
