import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasUnsavedWork } from '../../../data/outbox/unsaved-work.ts';
import { useMayAsk } from '../../../data/visit/interruptions.ts';
import { useUpdateOffer } from '../../../data/worker/update-offer.ts';
import { useIsDialogOpen } from '../../../ui/dialog/open-dialogs.ts';
import { Button } from '../../../ui/links/button.tsx';
import { FootNotice } from '../../../ui/states/foot-notice.tsx';

/**
 * Offers a new version of the site. Only the visitor decides when to reload (PWA-06), and never with typed text at
 * stake. "Later" holds until the next offer. The new version takes over anyway once all pages of the old one are
 * closed.
 */
export function UpdateNotice() {
  const { t } = useTranslation();
  const offer = useUpdateOffer();
  const hasUnsavedWork = useHasUnsavedWork();
  const [declined, setDeclined] = useState<(() => void) | null>(null);
  const mayAsk = useMayAsk(
    'update',
    offer !== null && offer !== declined && !hasUnsavedWork,
    useIsDialogOpen(),
  );
  return (
    <FootNotice words={mayAsk && offer !== null ? t('frame.update.ready') : null}>
      <Button size="small" onClick={offer ?? undefined}>
        {t('frame.update.reload')}
      </Button>
      <Button size="small" look="lined" onClick={() => setDeclined(() => offer)}>
        {t('frame.update.later')}
      </Button>
    </FootNotice>
  );
}
