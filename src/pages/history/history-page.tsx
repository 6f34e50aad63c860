import '../../features/story/story-ways/texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { historyLead, ourHistory } from '#content/story/history.ts';
import { settings } from '#core/settings.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { HistoryTabs } from '../../features/story/history-tabs/history-tabs.tsx';
import { PanhellenicTable } from '../../features/story/panhellenic-table/panhellenic-table.tsx';
import { Prose } from '../../features/story/prose/prose.tsx';
import { StoryWays } from '../../features/story/story-ways/story-ways.tsx';
import { Art } from '../../ui/art/art.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { English } from '../../ui/words/english.tsx';
import styles from './history-page.module.css';

/**
 * The four ancient festivals, the movement's own history, and Delphi in seven chapters (section 2, HISTORY-01 to 04).
 */
export function HistoryPage() {
  const { t } = useTranslation();
  const gamesId = useId();
  return (
    <>
      <PageHead heading={t('story.history.title')} />
      <header className={`band ${styles.head}`}>
        <div className={`wrap ${styles.scene}`}>
          <div className={styles.words}>
            <h1 className="d1">{t('story.history.title')}</h1>
            <p className="lead">
              <English>{historyLead}</English>
            </p>
          </div>
          <Art name="figure-chariot" technique="on-band" className={styles.chariot} />
        </div>
        <div className={styles.ground}>
          <div className="ornament ornament-key" />
        </div>
      </header>
      <section className="wrap section">
        <SectionHeading id={gamesId} title={t('story.history.fourGames')} />
        <PanhellenicTable labelledBy={gamesId} />
      </section>
      <section className={`wrap ${styles.ours}`}>
        <h2>{t('story.history.ours')}</h2>
        <Prose text={ourHistory(settings.productName)} className={styles.text} />
      </section>
      <section className="wrap section">
        <SectionHeading title={t('story.history.sevenChapters')} />
        <HistoryTabs textOf={({ text }) => <Prose text={text} className={styles.text} />} />
      </section>
      <StoryWays to={['modern', 'founder', 'about']} />
    </>
  );
}
