import type { Ref } from 'react';
import { embedFrames } from './embed-frames.ts';

interface PlayerFrameProps {
  /** Address of the embed, used unchanged. */
  readonly address: string;
  /** Names the frame. */
  readonly title: string;
  /** Whether it appears without a press, as in a banner: then it may not write to the clipboard. */
  readonly isUnasked?: boolean | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLIFrameElement> | undefined;
}

const RIGHTS = 'accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture; web-share';

/** The frame of a third-party player, with everything a player may do here; a kiosk sets its own terms. */
export function PlayerFrame({ address, title, isUnasked = false, className, ref }: PlayerFrameProps) {
  return (
    <iframe
      ref={ref}
      className={className}
      src={address}
      title={title}
      allow={isUnasked ? RIGHTS : `${RIGHTS}; clipboard-write`}
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      {...embedFrames().film(address)}
    />
  );
}
