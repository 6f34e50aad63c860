import './texts.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/links/button.tsx';
import { leaveKiosk, useIsKioskKnown, useKioskSettings } from '../settings/kiosk.ts';

/**
 * Shown until a PIN is chosen, because the device may be somebody's own that a link made a kiosk: it says how to
 * continue, and how to get out again.
 */
export function NoPinNote({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const isKnown = useIsKioskKnown();
  const { pin } = useKioskSettings();
  if (!isKnown || pin !== null) return null;
  const leave = async () => {
    await leaveKiosk();
    location.replace(paths.home());
  };
  return (
    <div className={className}>
      <p>{t('kiosk.noPin')}</p>
      <Button look="lined" onClick={() => void leave()}>
        {t('kiosk.noKiosk')}
      </Button>
    </div>
  );
}
