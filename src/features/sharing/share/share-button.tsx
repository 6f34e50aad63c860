import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { OfWhat } from '../../../ui/links/of-what.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { CopyAtOnce, type ShareDialogProps } from './copy-at-once.tsx';
import { openShareSheet } from './share-sheet.ts';
import type { SharedPage } from './shared-page.ts';

const ShareDialog = lazyOptional(async () => (await import('./share-dialog.tsx')).ShareDialog, CopyAtOnce);

interface ShareButtonProps extends SharedPage, Pick<ShareDialogProps, 'isInDialog'> {
  readonly className?: string | undefined;
}

/**
 * Shares a page: with the device's own sheet if it has one, else in a dialog with a code and a link to copy, whose code
 * loads with the first press. A kiosk has none: there "Take this with you" makes the code of every page (reading Q-67).
 */
export function ShareButton({ className, isInDialog, ...page }: ShareButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  if (isKiosk()) return null;
  const share = async () => {
    if ((await openShareSheet(page)) === 'unavailable') setState('open');
  };
  return (
    <>
      <ArrowButton icon="share-network" className={className} onClick={() => void share()}>
        {t('ui.share')}
        <OfWhat>
          <ProviderText>{page.title}</ProviderText>
        </OfWhat>
      </ArrowButton>
      {state !== 'unused' && (
        <Suspense fallback={null}>
          <ShareDialog
            page={page}
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
            isInDialog={isInDialog}
          />
        </Suspense>
      )}
    </>
  );
}
