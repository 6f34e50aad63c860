import '../../navigation/texts.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMotion } from '../../../data/preferences/motion.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { LanguageRow } from '../../../features/shell/language-select/language-row.tsx';
import { PageHead } from '../../../features/shell/page-metadata/page-head.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { PaintedDisc } from '../../../ui/pictures/painted-disc.tsx';
import { kioskPaths } from '../../kiosk-paths.ts';
import { NoPinNote } from '../../navigation/no-pin-note.tsx';
import { StaffDoor } from '../../navigation/staff-door.tsx';
import { useKioskEvent } from '../../settings/use-kiosk-event.ts';
import { AttractLine } from './attract-line.tsx';
import styles from './kiosk-page.module.css';

/** The disc turns by one of its eight figures, then rests. */
const REST_MS = 12_000;
const FIGURES = 8;

/** What a kiosk shows while nobody is there, slow and silent. A touch anywhere starts a visit. */
export function KioskPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const event = useKioskEvent();
  const { isStill } = useMotion();
  const now = useNow(REST_MS);
  const figure = now === null || isStill ? 0 : Math.floor(now / REST_MS) % FIGURES;
  return (
    <div id="kiosk-start" className={styles.field}>
      <PageHead hidden />
      <div className={styles.words}>
        <StaffDoor className={styles.logo} />
        <h1 className={styles.claim}>
          <span>{t('home.claim')}</span> <span>{t('home.claimEnd')}</span>
        </h1>
        <p className={styles.lead}>{event && <AttractLine eventPath={event.eventPath} />}</p>
      </div>
      <PaintedDisc
        className={styles.disc}
        figures={classNames(styles.figures, styles[`at${figure}`])}
        hasHub={false}
      />
      <button type="button" className={styles.touch} onClick={() => void navigate(kioskPaths.today())}>
        <span className={styles.hub}>
          <Icon name="hand-tap" className={styles.hand} />
          <span>{t('kiosk.touch')}</span>
        </span>
      </button>
      <div className={styles.foot}>
        <NoPinNote className={styles.noPin} />
        <LanguageRow />
      </div>
    </div>
  );
}
