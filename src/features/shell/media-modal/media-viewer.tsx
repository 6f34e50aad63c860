import { useTranslation } from 'react-i18next';
import { giveConsent, useConsent } from '../../../data/preferences/consent.ts';
import { useEmbedBlocker } from '../../../data/visit/embed-blocker.ts';
import type { Media } from '../../../ui/media/media.ts';
import { MediaModal } from '../../../ui/media/media-modal.tsx';

interface MediaViewerProps {
  /** What to show; null closes the modal. */
  readonly media: Media | null;
  readonly onClose: () => void;
}

/** The media modal, with the visitor's consent and the state of the network. */
export function MediaViewer({ media, onClose }: MediaViewerProps) {
  const { t } = useTranslation();
  const obstacle = useEmbedBlocker();
  const needsConsent = useConsent() !== 'given';
  return (
    <MediaModal
      media={media}
      onClose={onClose}
      obstacle={obstacle && t(obstacle === 'kiosk' ? 'kiosk.noEmbeds' : 'media.needsNetwork')}
      needsConsent={needsConsent}
      onConsent={giveConsent}
    />
  );
}
