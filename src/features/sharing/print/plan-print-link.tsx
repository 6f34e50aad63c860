import './link-texts.ts';
import { useTranslation } from 'react-i18next';
import type { SavedRow } from '../../../data/saved/saved-ref.ts';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { paths } from '../../../navigation/paths.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';

interface PlanPrintLinkProps {
  /** The saved items. */
  readonly rows: readonly Pick<SavedRow, 'ref'>[];
}

/** Leads from the saved list to the plan on paper, once there is a session to print. */
export function PlanPrintLink({ rows }: PlanPrintLinkProps) {
  const { t } = useTranslation();
  if (isKiosk() || !rows.some(({ ref }) => ref.kind === 'entry')) return null;
  return (
    <ArrowLink icon="printer" to={paths.print()}>
      {t('printLink.print')}
    </ArrowLink>
  );
}
