import { useTranslation } from 'react-i18next';
import { registrationHref } from '../../../data/visit/registration-href.ts';
import { enrolment } from '../../../navigation/paths.ts';
import { buttonClass } from '../../../ui/links/button.tsx';
import { OutboundLink } from '../../../ui/links/outbound-link.tsx';

/** The note says once per page that registration opens a new tab, because the link text is fixed (CAT-13). */
export const NEW_TAB_NOTE_ID = 'register-opens-a-tab';

interface RegisterLinkProps {
  /** The id of the competition's name, which tells links with the same text apart. */
  readonly nameId: string;
  readonly trackingString: string | null;
}

/** Link to the enrolment site (CAT-13, API-19). */
export function RegisterLink({ nameId, trackingString }: RegisterLinkProps) {
  const { t } = useTranslation();
  return (
    <OutboundLink
      href={registrationHref(enrolment.game, trackingString)}
      newTab
      saysNewTab={false}
      aria-describedby={`${nameId} ${NEW_TAB_NOTE_ID}`}
      className={buttonClass({ size: 'small' })}
    >
      {t('catalogue.register')}
    </OutboundLink>
  );
}

/** Place it once per page that has register links. */
export function NewTabNote() {
  const { t } = useTranslation();
  return (
    <p id={NEW_TAB_NOTE_ID} hidden>
      {t('ui.newTab')}
    </p>
  );
}
