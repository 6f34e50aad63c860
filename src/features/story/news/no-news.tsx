import './texts.ts';
import { useTranslation } from 'react-i18next';
import { useAskOnceMore } from '../../../data/answers/use-ask-once-more.ts';
import { paths } from '../../../navigation/paths.ts';
import { GoLink } from '../../../ui/links/go-link.tsx';
import { TondoState } from '../../../ui/states/tondo-state.tsx';
import { UnsavedState } from '../../../ui/states/unsaved-state.tsx';
import type { Articles } from './use-articles.ts';

/** In place of the news: that there are none yet, or that they could not be brought. Nothing while they are on their way. */
export function NoNews({ state, unsaved, list }: Pick<Articles, 'state' | 'unsaved' | 'list'>) {
  const { t } = useTranslation();
  const askOnceMore = useAskOnceMore();
  if (unsaved !== null) {
    return (
      <UnsavedState
        title={t('unsaved.what.news')}
        reason={unsaved}
        action={<GoLink to={paths.home()}>{t('unsaved.home')}</GoLink>}
        onAgain={askOnceMore}
      />
    );
  }
  if (state !== 'here' || list.length > 0) return null;
  return (
    <TondoState
      drawing="empty"
      title={t('desk.none')}
      action={<GoLink to={paths.events()}>{t('desk.toEvents')}</GoLink>}
    />
  );
}
