import { useTranslation } from 'react-i18next';
import { type CalendarDate, isoDate } from '#core/time/calendar-date.ts';
import { formatDay } from '#core/time/format/day.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { addEnglish } from '../../i18n/add-english.ts';
import accessibility from '../../i18n/locales/en/accessibility.json';
import type { TextKey } from '../../i18n/namespaces.ts';
import { paths } from '../../navigation/paths.ts';
import { ArrowLink } from '../../ui/links/arrow-link.tsx';
import { LabelledSection } from '../../ui/page/labelled-section.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './accessibility-page.module.css';

addEnglish({ accessibility });

/** The day when everything the page claims was last checked against the tests. Change it then, and only then. */
const CHECKED_ON: CalendarDate = { year: 2026, month: 11, day: 23 };

/** States for whom the site should work, how that is tested, and what is still missing (reading Q-78). */
export function AccessibilityPage() {
  const { t, i18n } = useTranslation();
  return (
    <div className="wrap section">
      <PageHead heading={t('accessibility.title')} lead={t('accessibility.lead')} />
      <SectionHeading level={1} size="d1" title={t('accessibility.title')} lead={t('accessibility.lead')} />
      <LabelledSection heading={t('accessibility.aim')}>
        <p className="measure">{t('accessibility.aimText')}</p>
      </LabelledSection>
      <LabelledSection heading={t('accessibility.tested')}>
        <p className="measure">{t('accessibility.testedText')}</p>
        <Sentences of="checks" />
      </LabelledSection>
      <LabelledSection heading={t('accessibility.missing')}>
        <Sentences of="limits" />
      </LabelledSection>
      <LabelledSection heading={t('accessibility.reach')}>
        <div className={styles.reach}>
          <p className="measure">{t('accessibility.reachText')}</p>
          <ArrowLink to={paths.contact()}>{t('frame.footer.contactPage')}</ArrowLink>
          <p className="sm muted">
            <time dateTime={isoDate(CHECKED_ON)}>
              {t('accessibility.checked', { day: formatDay(CHECKED_ON, i18n.language) })}
            </time>
          </p>
        </div>
      </LabelledSection>
    </div>
  );
}

/** A list item for each text, in the order of the English texts. */
function Sentences({ of }: { readonly of: 'checks' | 'limits' }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {Object.keys(accessibility[of]).map((point) => (
        <li key={point}>{t(`accessibility.${of}.${point}` as TextKey)}</li>
      ))}
    </ul>
  );
}
