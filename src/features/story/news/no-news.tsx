import './texts.ts';
import { useTranslation } from 'react-i18next';
import { useAskOnceMore } from '../../../data/answers/use-ask-once-more.ts';
import { paths } from '../../../navigation/paths.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UnsavedState } from '../../../ui/states/unsaved-state.tsx';
import type { Articles } from './use-articles.ts';

/** Shown instead of the news: there are none yet, or they could not be loaded. Renders nothing while they load. */
export function NoNews({ state, unsaved, list }: Pick<Articles, 'state' | 'unsaved' | 'list'>) {
  const { t } = useTranslation();
  const askOnceMore = useAskOnceMore();
  if (unsaved !== null) {
    return (
      <UnsavedState
        title={t('unsaved.what.news')}
        reason={unsaved}
        action={<ArrowLink to={paths.home()}>{t('unsaved.home')}</ArrowLink>}
        onAgain={askOnceMore}
      />
    );
  }
  if (state !== 'success' || list.length > 0) return null;
  return (
    <EmptyState
      drawing="empty"
      title={t('desk.none')}
      action={<ArrowLink to={paths.events()}>{t('desk.toEvents')}</ArrowLink>}
    />
  );
}
