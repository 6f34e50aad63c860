import { useTranslation } from 'react-i18next';
import { GoLink } from '../go-link.tsx';
import { safeAddress } from '../safe-address.ts';

/** The plain way to a film, which needs no player and no frame (VIDEO-10). */
export function FilmLink({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const isOutside = safeAddress(link)?.kind === 'outside';
  const site = isOutside ? new URL(link).hostname.replace(/^www\./, '') : '';
  return (
    <GoLink to={link} newTab icon="arrow-square-out">
      {isOutside ? t('media.watchOn', { site }) : t('media.openFile')}
    </GoLink>
  );
}
