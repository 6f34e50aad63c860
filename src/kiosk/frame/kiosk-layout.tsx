import '../navigation/texts.ts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { AfterHydration } from '../../app/after-hydration.tsx';
import { ArrivalAnnouncer } from '../../app/shell/arrival-announcer.tsx';
import { savedPlan } from '../../features/offline/saved/saved-plan.ts';
import { LanguageRow } from '../../features/shell/language-select/language-row.tsx';
import { canonicalPath } from '../../navigation/document-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { kioskPaths } from '../kiosk-paths.ts';
import { type Exit, placeOf } from '../navigation/exit.ts';
import { KioskNav } from '../navigation/kiosk-nav.tsx';
import { OpenOnPhone } from '../navigation/open-on-phone.tsx';
import { SkipToFoot } from '../navigation/skip-to-foot.tsx';
import { StillHere } from '../navigation/still-here.tsx';
import { useKioskEvent } from '../settings/use-kiosk-event.ts';
import './calm-pace.ts';
import { forgetFields } from '../visit/forget-fields.ts';
import { guardExits } from '../visit/guard-exits.ts';
import { FilmControls } from './film-controls.tsx';
import { KioskHead } from './kiosk-head.tsx';
import styles from './kiosk-layout.module.css';
import './touch.css';
import { useEndVisit } from '../visit/use-end-visit.ts';
import { useUnattended } from '../visit/use-unattended.ts';
import { useVisit } from '../visit/use-visit.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useKioskScroll } from './use-kiosk-scroll.ts';

/**
 * The layout around every page of a kiosk (reading Q-67). Nothing of the ordinary site's layout prompts or leads out
 * here.
 */
export function KioskLayout() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const isAtBeginning = canonicalPath(location.pathname) === kioskPaths.start();
  const [exit, setExit] = useState<Exit | null>(null);
  const [isChoosingLanguage, setIsChoosingLanguage] = useState(false);
  const finish = useEndVisit();
  const { secondsLeft, sayHere } = useVisit(isAtBeginning, finish);
  const depth = useDepth();
  const eventPath = useKioskEvent()?.eventPath ?? '';
  useKioskScroll();
  useUnattended(isAtBeginning);
  useFullScreen();
  useEffect(forgetFields, []);
  useEffect(() => guardExits({ open: (to) => void navigate(to), handOff: setExit }), [navigate]);
  const take = async () => {
    const isPlan = canonicalPath(location.pathname) === paths.saved();
    const plan = isPlan ? await savedPlan() : null;
    setExit(
      plan === null
        ? { kind: 'take', address: placeOf(location, eventPath) }
        : { kind: 'takeSaved', address: plan },
    );
  };
  const back = useCallback(() => void navigate(-1), [navigate]);

  return (
    <div className={styles.frame}>
      {!isAtBeginning && <SkipToFoot />}
      {!isAtBeginning && <KioskHead />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {!isAtBeginning && (
        <KioskNav
          onBack={depth > 0 ? back : null}
          onLanguages={() => setIsChoosingLanguage(true)}
          onTake={() => void take()}
          onFinish={() => finish()}
        />
      )}
      <Modal
        open={isChoosingLanguage}
        onClose={() => setIsChoosingLanguage(false)}
        title={t('kiosk.languages')}
        className={styles.languages}
      >
        <LanguageRow />
      </Modal>
      <OpenOnPhone exit={exit} onClose={() => setExit(null)} />
      <FilmControls />
      <StillHere secondsLeft={secondsLeft} onHere={sayHere} />
      <AfterHydration />
      <ArrivalAnnouncer />
    </div>
  );
}

/** Number of pages the visitor can go back, counted from the start of the visit. */
function useDepth(): number {
  const { key } = useLocation();
  const type = useNavigationType();
  const [{ depth, at }, setDepth] = useState({ depth: 0, at: key });
  if (at !== key) {
    const step = { PUSH: 1, REPLACE: 0, POP: -1 }[type];
    setDepth({ depth: Math.max(0, depth + step), at: key });
  }
  return depth;
}
