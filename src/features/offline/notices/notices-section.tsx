import './texts.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesNote } from '../../../data/notices/notices-note.ts';
import { Button } from '../../../ui/links/button.tsx';
import { LabelledSection } from '../../../ui/page/labelled-section.tsx';
import styles from './notices-dialog.module.css';
import { NoticesSaid } from './notices-said.tsx';
import type { Said } from './use-notices-choice.ts';

/** Notices on the page of stored data: that they are on, and the way out. Nothing on a device that has none. */
export function NoticesSection() {
  const { t } = useTranslation();
  const isOn = noticesNote.use() === 'on';
  const [said, setSaid] = useState<Said>(null);
  useEffect(() => noticesNote.load(), []);
  if (!isOn && said === null) return null;
  const end = async () => {
    try {
      const { turnNoticesOff } = await import('../../../data/notices/turn-notices.ts');
      const told = await turnNoticesOff();
      setSaid(told === 'unstored' ? told : told === 'done' ? 'off' : 'off-later');
    } catch (error) {
      console.warn('The notices could not be ended.', error);
      setSaid('failed');
    }
  };
  return (
    <LabelledSection heading={t('notices.title')}>
      <div className={styles.section}>
        {isOn && (
          <>
            <p className="measure">
              {t('notices.isOn')} {t('notices.privacy')}
            </p>
            <Button look="lined" onClick={() => void end()}>
              {t('notices.turnOff')}
            </Button>
          </>
        )}
        <NoticesSaid said={said} />
      </div>
    </LabelledSection>
  );
}
