import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { useHasUnsavedWork } from '../data/outbox/unsaved-work.ts';
import { paths } from '../navigation/paths.ts';
import { Button, buttonClass } from '../ui/links/button.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import styles from './error-page.module.css';
import { ChunkError } from './lazy-page.ts';

/**
 * Shown when a page fails: says what happened, and offers three ways on. They are full page loads, since the page's
 * state is lost.
 */
export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const isChunk = error instanceof ChunkError;
  const hasUnsavedWork = useHasUnsavedWork();
  useEffect(() => {
    if (!isChunk || hasUnsavedWork) return;
    // A page that was idle for long has it already.
    import('../lost-code/reload-for-lost-chunk.ts').then(
      (lost) => lost.reloadForLostChunk(error),
      () => undefined,
    );
  }, [error, isChunk, hasUnsavedWork]);
  const ways = (
    <div className={styles.ways}>
      <Button onClick={() => location.reload()}>{t('error.retry')}</Button>
      <a href={paths.home()} className={buttonClass({ look: 'lined' })}>
        {t('error.home')}
      </a>
      <a href={paths.reset()} className={buttonClass({ look: 'lined' })}>
        {t('error.reset')}
      </a>
    </div>
  );
  return (
    <div className="wrap section">
      <title>{`${t('error.title')} – ${t('frame.siteName')}`}</title>
      <EmptyState drawing={isChunk ? 'offline' : 'empty'} level={1} title={t('error.title')} action={ways}>
        {isChunk ? t('error.chunk', { type: error.type }) : t('error.unexpected')}
      </EmptyState>
    </div>
  );
}
