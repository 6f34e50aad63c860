import { useTranslation } from 'react-i18next';
import { ArrowLink } from '../links/arrow-link.tsx';

/** The plain link to a film, which needs no player and no frame (VIDEO-10). */
export function FilmLink({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const site = /^https?:/.test(link) ? new URL(link).hostname.replace(/^www\./, '') : '';
  return (
    <ArrowLink to={link} newTab icon="arrow-square-out">
      {site === '' ? t('media.openFile') : t('media.watchOn', { site })}
    </ArrowLink>
  );
}
