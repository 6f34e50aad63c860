import './texts.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

export const KIOSK_FOOT = 'kiosk-foot';

/** A skip link for keyboard users: the foot comes last in tab order, after a page of any length. */
export function SkipToFoot() {
  const { t } = useTranslation();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(KIOSK_FOOT)?.focus();
  };
  return (
    <a className="skip-link" href={`#${KIOSK_FOOT}`} onClick={skip}>
      {t('kiosk.skip')}
    </a>
  );
}
