import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#core/settings.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { formatDayAndTime, formatDeviceTime } from '#core/time/format/moment.ts';
import { useConnection } from '../../data/connection/connection.ts';
import { serverNow } from '../../data/connection/server-clock.ts';
import { useOutboxMessages } from '../../data/outbox/outbox-state.ts';
import { useNow } from '../../data/visit/use-now.ts';
import { byteFormat } from '../../i18n/byte-format.ts';
import { numberFormat } from '../../i18n/number-format.ts';
import type { WorkerCheck } from '../unattended/check-worker.ts';
import type { KioskFacts } from '../unattended/kiosk-facts.ts';
import { useWakeState } from '../unattended/wake-lock.ts';
import styles from './staff-facts.module.css';

interface StaffFactsProps {
  /** Null until it is known. */
  readonly worker: WorkerCheck | null;
  readonly kiosk: KioskFacts | null;
}

const MINUTE_MS = 60_000;

/** The kiosk's state. Of messages it shows only the number, never the content (reading Q-67). */
export function StaffFacts({ worker, kiosk }: StaffFactsProps) {
  const { t, i18n } = useTranslation();
  const waiting = useOutboxMessages();
  const connection = useConnection();
  const screen = useWakeState();
  const now = useNow(MINUTE_MS);
  const language = i18n.language;
  const number = (count: number | undefined) => count !== undefined && numberFormat(language).format(count);
  const time = (at: number) => formatDeviceTime(at, language, serverNow());
  const room = kiosk?.room;
  return (
    <dl>
      <Fact name={t('kioskStaff.facts.build')}>
        {worker &&
          t(`kioskStaff.build.${worker.kind}`, {
            ...worker,
            wrong: 'wrong' in worker ? briefly(worker.wrong) : '',
          })}
      </Fact>
      <Fact name={t('kioskStaff.facts.data')}>
        {kiosk?.data &&
          t('kioskStaff.facts.dataAge', {
            newest: time(kiosk.data.newestAt),
            oldest: time(kiosk.data.oldestAt),
          })}
      </Fact>
      <Fact name={t('kioskStaff.facts.waiting')}>{number(waiting?.length)}</Fact>
      <Fact name={t('kioskStaff.facts.destroyed')}>{number(kiosk?.destroyedMessages)}</Fact>
      <Fact name={t('kioskStaff.facts.room')}>
        {room?.usedBytes != null &&
          room.givenBytes !== null &&
          t('kioskStaff.facts.roomOf', {
            used: byteFormat(room.usedBytes, language),
            given: byteFormat(room.givenBytes, language),
          })}
      </Fact>
      <Fact name={t('kioskStaff.facts.persistence')}>
        {room?.isPersistent != null && t(`kioskStaff.test.persistence.${room.isPersistent ? 'good' : 'bad'}`)}
      </Fact>
      <Fact name={t('kioskStaff.facts.screen')}>{t(`kioskStaff.screen.${screen}`)}</Fact>
      <Fact name={t('kioskStaff.facts.network')}>{t(`kioskStaff.network.${connection}`)}</Fact>
      <Fact name={t('kioskStaff.facts.clock')}>{now !== null && eventClock(now, language)}</Fact>
    </dl>
  );
}

/** A dash stands for an unknown value. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}

const FILES_SHOWN = 5;

function briefly(wrong: readonly string[]): string {
  return wrong.slice(0, FILES_SHOWN).join(', ') + (wrong.length > FILES_SHOWN ? ', …' : '');
}

/** With its zone: the person at the tablet may be in another one. */
function eventClock(now: number, language: string): string {
  return `${formatDayAndTime(momentAt(now), language)} (${settings.eventTimeZone})`;
}
