import { useTranslation } from 'react-i18next';
import { giveConsent, useConsent } from '../../../data/preferences/consent.ts';
import { useEmbedBlocker } from '../../../data/visit/embed-blocker.ts';
import type { Media } from '../../../ui/media/media.ts';
import { MediaModal } from '../../../ui/media/media-modal.tsx';

interface MediaViewerProps {
  /** What is to be seen; null closes. */
  readonly media: Media | null;
  readonly onClose: () => void;
}

/** The media modal with what the visitor has agreed to and what the network lets through. */
export function MediaViewer({ media, onClose }: MediaViewerProps) {
  const { t } = useTranslation();
  const obstacle = useEmbedBlocker();
  const needsConsent = useConsent() !== 'given';
  return (
    <MediaModal
      media={media}
      onClose={onClose}
      obstacle={obstacle && t(obstacle === 'kiosk' ? 'kiosk.guests' : 'media.needsNetwork')}
      needsConsent={needsConsent}
      onConsent={giveConsent}
    />
  );
}
