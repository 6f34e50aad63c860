import { useTranslation } from 'react-i18next';
import { useConnection } from '../../../data/connection/connection.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import type { IncompleteProgramme } from './entries/incomplete-programmes.ts';

interface IncompleteNoteProps {
  readonly programmes: readonly IncompleteProgramme[];
}

/** Says of which programmes more may be found. While there is a network, those that are missing are still coming. */
export function IncompleteNote({ programmes }: IncompleteNoteProps) {
  const { t, i18n } = useTranslation();
  const isReached = useConnection() === 'reached';
  const told = programmes.filter(({ isPart }) => isPart || !isReached);
  if (told.length === 0) return null;
  const events = new Intl.ListFormat(i18n.language).format(told.map(({ event }) => event));
  return (
    <Notice look="line" tone="warn" icon="warning">
      {t('search.incomplete', { events })}
    </Notice>
  );
}
