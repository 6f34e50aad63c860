import { useTranslation } from 'react-i18next';
import { intlLocale } from '../../i18n/intl-locale.ts';
import { ChoiceGroup } from '../../ui/form/choice-group.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { changeKiosk, useKioskSettings } from '../settings/kiosk.ts';
import { ChangePin } from './pin/change-pin.tsx';
import styles from './staff-settings.module.css';

/** An event that the kiosk can show. */
export interface EventToShow {
  /** As in its address. */
  readonly path: string;
  readonly name: string;
}

interface StaffSettingsProps {
  readonly events: readonly EventToShow[];
}

const IDLE_TIMES_MS = [30_000, 60_000, 120_000, 300_000, 600_000];

/** The kiosk's settings. Each change applies at once. */
export function StaffSettings({ events }: StaffSettingsProps) {
  const { t, i18n } = useTranslation();
  const { eventPath, idleAfterMs, allowsGuests } = useKioskSettings();
  const isKnown = eventPath === null || events.some(({ path }) => path === eventPath);
  const toShow = isKnown ? events : [...events, { path: eventPath, name: eventPath }];
  const idleTimes = [...new Set([...IDLE_TIMES_MS, idleAfterMs])].toSorted((one, other) => one - other);
  return (
    <div className={styles.settings}>
      <SelectField
        label={t('kioskStaff.settings.event')}
        placeholder={t('kioskStaff.settings.anyEvent')}
        options={toShow.map(({ path, name }) => ({ value: path, label: name }))}
        value={eventPath ?? ''}
        onChange={({ currentTarget }) => void changeKiosk({ eventPath: currentTarget.value || null })}
      />
      <ChoiceGroup
        label={t('kioskStaff.settings.idle')}
        name="idle"
        options={idleTimes.map((ms) => ({ value: String(ms), label: shortTime(ms, i18n.language) }))}
        value={String(idleAfterMs)}
        onChange={(value) => void changeKiosk({ idleAfterMs: Number(value) })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={allowsGuests}
          onChange={({ currentTarget }) => void changeKiosk({ allowsGuests: currentTarget.checked })}
        />
        {t('kioskStaff.settings.embeds')}
      </label>
      <ChangePin />
    </div>
  );
}

const MINUTE_MS = 60_000;

/** "30 sec" or "2 min", as the language writes it. */
function shortTime(ms: number, language: string): string {
  const [count, unit] = ms < MINUTE_MS ? [ms / 1_000, 'second'] : [ms / MINUTE_MS, 'minute'];
  return new Intl.NumberFormat(intlLocale(language), { style: 'unit', unit, unitDisplay: 'short' }).format(
    count,
  );
}
