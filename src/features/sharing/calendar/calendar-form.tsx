import './dialog-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readReminder } from '#core/calendar/reminder.ts';
import { settings } from '#core/settings.ts';
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Button } from '../../../ui/links/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import type { CalendarChoice } from './calendar-choice.ts';
import styles from './calendar-form.module.css';
import { useReminder } from './reminder-choice.ts';
import { SubscribeWays } from './subscribe-ways.tsx';

interface CalendarFormProps {
  /** At least one. */
  readonly choices: readonly [CalendarChoice, ...CalendarChoice[]];
}

/** What goes into the calendar, when to be reminded, and the two ways: a file, or a subscription. */
export function CalendarForm({ choices }: CalendarFormProps) {
  const { t } = useTranslation();
  // Not a toast: the dialog would lie over it.
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState(choices[0].id);
  const [reminder, setReminder] = useReminder();
  const choice = choices.find(({ id }) => id === chosen) ?? choices[0];
  const { file, isIncomplete, subscription } = choice;
  const address = (settings.calendarSubscriptions && subscription?.(reminder)) || null;
  const download = async () => {
    try {
      const { downloadCalendar } = await import('./download-calendar.ts');
      downloadCalendar(choice, reminder);
      setSaid(t('calendar.done', { file }));
    } catch (error) {
      console.warn('The calendar file could not be made.', error);
      setSaid(t('calendar.failed'));
    }
  };
  if (choices.every((one) => one.entries.length === 0)) return <p>{t('calendar.undated')}</p>;
  return (
    <div className={styles.form}>
      {choices.length > 1 && (
        <ChoiceGroup
          label={t('calendar.what')}
          name="calendar"
          className={styles.what}
          value={choice.id}
          onChange={setChosen}
          options={choices.map((one) => ({
            value: one.id,
            label: one.label,
            hint: t('schedule.count', { count: one.entries.length }),
          }))}
        />
      )}
      <SelectField
        label={t('calendar.reminder')}
        className={styles.reminder}
        placeholder={t('calendar.noReminder')}
        options={[
          { value: '10', label: t('calendar.before10') },
          { value: '30', label: t('calendar.before30') },
          { value: '60', label: t('calendar.before60') },
        ]}
        value={reminder ?? ''}
        onChange={(event) => setReminder(readReminder(event.target.value))}
      />
      <div className={styles.way}>
        <Button onClick={() => void download()}>
          <Icon name="download-simple" />
          {t('calendar.download')}
        </Button>
        <p className={styles.hint}>
          {t('calendar.downloadHint')}
          {isIncomplete && ` ${t('calendar.incomplete')}`}
        </p>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
      {address !== null && <SubscribeWays path={address} isPlan={choice.isPlan} />}
    </div>
  );
}
