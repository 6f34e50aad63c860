import type { CouncilMember } from '#core/contract/entities/council.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DEFAULT_PORTRAIT, Picture } from '../../../ui/pictures/picture.tsx';
import styles from './portrait.module.css';

interface PortraitProps {
  readonly member: CouncilMember;
  readonly alt: string;
  readonly loading: 'eager' | 'lazy';
  readonly className?: string | undefined;
}

/** A member's photo in a ratio of 306 to 387 at any width (section 3, COUNCIL-03), or the drawn default. */
export function Portrait({ member, alt, loading, className }: PortraitProps) {
  return (
    <Picture
      src={pictureAddress(member.image)}
      standIn={DEFAULT_PORTRAIT}
      alt={alt}
      width={306}
      height={387}
      loading={loading}
      className={classNames(styles.portrait, className)}
      imageClassName={styles.image}
    />
  );
}
