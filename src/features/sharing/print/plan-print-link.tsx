import './link-texts.ts';
import { useTranslation } from 'react-i18next';
import { useSavedKeys } from '../../../data/saved/saved-keys.ts';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { paths } from '../../../navigation/paths.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';

/** Leads from the saved list to the plan on paper, once there is a session to print. */
export function PlanPrintLink() {
  const { t } = useTranslation();
  const hasEntry = [...useSavedKeys()].some((key) => key.startsWith('entry:'));
  if (!hasEntry || isKiosk()) return null;
  return (
    <ArrowLink icon="printer" to={paths.print()}>
      {t('printLink.print')}
    </ArrowLink>
  );
}
