import '../navigation/texts.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from '../../ui/links/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useEndVisit } from '../visit/use-end-visit.ts';

const RESTART_AFTER_MS = 15_000;

/** Shows that a page crashed, and restarts automatically, since nobody is there to help. */
export function KioskError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const endVisit = useEndVisit();
  useEffect(() => {
    console.error(error);
    const timer = setTimeout(endVisit, RESTART_AFTER_MS);
    return () => clearTimeout(timer);
  }, [error, endVisit]);
  return (
    <div className="wrap section">
      <EmptyState
        drawing="empty"
        level={1}
        title={t('kiosk.errorTitle')}
        action={<Button onClick={() => endVisit()}>{t('kiosk.restart')}</Button>}
      >
        {t('kiosk.errorText')}
      </EmptyState>
    </div>
  );
}
