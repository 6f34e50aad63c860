import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { addEnglish } from '../../i18n/add-english.ts';
import creditsTexts from '../../i18n/locales/en/credits.json';
import { AppLink } from '../../ui/links/app-link.tsx';
import { LabelledSection } from '../../ui/page/labelled-section.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './credits-page.module.css';
import { fonts, icons, libraries, maps, type Part } from './parts.ts';

addEnglish({ credits: creditsTexts });

/** Credits the work the site is made of, with its licence terms (reading Q-78). */
export function CreditsPage() {
  const { t } = useTranslation();
  return (
    <div className="wrap section">
      <PageHead heading={t('credits.title')} lead={t('credits.lead')} />
      <SectionHeading level={1} size="d1" title={t('credits.title')} lead={t('credits.lead')} />
      <Group heading={t('credits.ours')}>{t('credits.oursText')}</Group>
      <Group heading={t('credits.code')}>{t('credits.codeText')}</Group>
      <Group heading={t('credits.fonts')} parts={fonts}>
        {t('credits.fontsText')}
      </Group>
      <Group heading={t('credits.icons')} parts={icons}>
        {t('credits.iconsText')}
      </Group>
      <Group heading={t('credits.map')} parts={maps}>
        {t('credits.mapText')}
      </Group>
      <Group heading={t('credits.parts')} parts={libraries}>
        {t('credits.partsText')}
      </Group>
    </div>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly parts?: readonly Part[];
  readonly children: ReactNode;
}

function Group({ heading, parts = [], children }: GroupProps) {
  return (
    <LabelledSection heading={heading}>
      <p className="measure">{children}</p>
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map(({ name, licence, to }) => (
            <li key={name}>
              <AppLink to={to} className={styles.link}>
                <bdi>{name}</bdi>
              </AppLink>{' '}
              <span className="muted">{licence}</span>
            </li>
          ))}
        </ul>
      )}
    </LabelledSection>
  );
}
