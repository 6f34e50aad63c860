import './texts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askToInstall } from '../../../data/visit/install-prompt.ts';
import { useMayAsk } from '../../../data/visit/interruptions.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useIsDialogOpen } from '../../../ui/dialog/open-dialogs.ts';
import { Button } from '../../../ui/links/button.tsx';
import { FootNotice } from '../../../ui/states/foot-notice.tsx';
import { noteDeclined } from './declined.ts';
import { InstallSteps } from './install-steps.tsx';
import { isOfferDue } from './is-offer-due.ts';
import { useInstallWay } from './use-install-way.ts';

/**
 * Offers to install the site, once and at a good moment (INSTALL-01), after all other prompts. Any answer holds for 90
 * days: "Not now", a no to the browser's question, and steps that were shown.
 */
export function InstallOffer({ stars }: { readonly stars: number }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const way = useInstallWay();
  const [isDue, setIsDue] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [isShowingHow, setIsShowingHow] = useState(false);
  const mayAsk = useMayAsk('install', isDue && !isOver, useIsDialogOpen());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser may be able to ask only later
  useEffect(() => {
    let isLeft = false;
    void isOfferDue(client, stars).then((due) => isLeft || setIsDue(due));
    return () => {
      isLeft = true;
    };
  }, [client, stars, way]);

  const end = () => {
    setIsOver(true);
    // The focused button disappears with the notice.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const decline = () => {
    noteDeclined();
    end();
  };
  const install = async () => {
    if ((await askToInstall()) === 'accepted') end();
    else decline();
  };
  return (
    <>
      <FootNotice words={mayAsk ? t('install.offer') : null}>
        {way === 'prompt' ? (
          <Button size="small" onClick={() => void install()}>
            {t('install.install')}
          </Button>
        ) : (
          <Button size="small" aria-haspopup="dialog" onClick={() => setIsShowingHow(true)}>
            {t('install.how')}
          </Button>
        )}
        <Button size="small" look="lined" onClick={decline}>
          {t('install.later')}
        </Button>
      </FootNotice>
      <Modal
        open={isShowingHow}
        onClose={() => setIsShowingHow(false)}
        onClosed={decline}
        title={t('install.title')}
      >
        <InstallSteps way={way ?? 'none'} />
      </Modal>
    </>
  );
}
