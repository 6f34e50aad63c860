import type { Ref } from 'react';
import { guestFrames } from '../guest-frames.ts';

interface PlayerFrameProps {
  /** Of the embed, used exactly so. */
  readonly address: string;
  /** Names the frame. */
  readonly title: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLIFrameElement> | undefined;
}

/** The frame of another site's player, with all that a player may do here; a kiosk takes it in on its own terms. */
export function PlayerFrame({ address, title, className, ref }: PlayerFrameProps) {
  return (
    <iframe
      ref={ref}
      className={className}
      src={address}
      title={title}
      allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      {...guestFrames().film(address)}
    />
  );
}
