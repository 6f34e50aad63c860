import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PopupNotice } from '#core/contract/entities/popup.ts';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { paths } from '../../../navigation/paths.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './popup-dialog.module.css';
import { PopupPicture } from './popup-picture.tsx';
import type { KnownPicture } from './use-known-picture.ts';

interface PopupDialogProps {
  readonly notice: PopupNotice;
  /** Its picture, if it is given by an address and has loaded. */
  readonly picture: KnownPicture | null;
  /** The page's name as the provider calls it for popups. */
  readonly pageName: string;
  readonly eventId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Content below everything else. */
  readonly foot: ReactNode;
}

/** Heading, picture, text and one button, each if the notice has it (POPUP-06 to POPUP-08). */
export function PopupDialog({ notice, picture, pageName, eventId, isOpen, onClose, foot }: PopupDialogProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { heading, image, description, button } = notice;
  const names = hasMarkup(heading) ? { labelledBy: headingId } : { label: t('popup.label') };
  const notification = paths.notification(pageName, eventId === SITE_EVENT_ID ? undefined : eventId);
  return (
    <Modal open={isOpen} onClose={onClose} {...names}>
      <div className={styles.notice}>
        {hasMarkup(heading) && (
          // biome-ignore lint/a11y/useSemanticElements: provider markup may contain blocks, which an h2 must not
          <div id={headingId} role="heading" aria-level={2} className="d3">
            <SafeHtml html={heading} className={styles.heading} />
          </div>
        )}
        <PopupPicture image={image} picture={picture} />
        {hasMarkup(description) && <SafeHtml html={description} />}
        {button.text !== '' && (
          <p>
            <ButtonLink to={button.url || notification} onClick={onClose}>
              <ProviderText>{button.text}</ProviderText>
            </ButtonLink>
          </p>
        )}
        <div className={styles.foot}>{foot}</div>
      </div>
    </Modal>
  );
}
