import './dialog-texts.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicAddress } from '../../../navigation/public-address.ts';
import { Button, buttonClass } from '../../../ui/links/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from './calendar-form.module.css';

interface SubscribeWaysProps {
  /** Of the calendar, from the first slash on. */
  readonly path: string;
  /** Whether its address holds what somebody has saved. */
  readonly isPlan: boolean;
}

/** A calendar that keeps itself up to date: a link for calendars on this device, and one to copy for those in the web. */
export function SubscribeWays({ path, isPlan }: SubscribeWaysProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const words = useRef<HTMLParagraphElement>(null);
  const address = publicAddress(path);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(t('calendar.copied'));
    } catch {
      // No clipboard, or the browser refuses.
      if (words.current) getSelection()?.selectAllChildren(words.current);
      setSaid(t('calendar.notCopied'));
    }
  };
  return (
    <section className={styles.subscribe} aria-label={t('calendar.subscribe')}>
      <p>
        {t('calendar.subscribeHint')}
        {isPlan && ` ${t('calendar.planHint')}`}
      </p>
      <div className={styles.ways}>
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ look: 'lined' })}>
          <Icon name="arrow-clockwise" />
          {t('calendar.subscribe')}
        </a>
        <Button look="lined" onClick={() => void copy()}>
          {t('calendar.copy')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: text for copying, too long for a single-line field */}
      <p
        ref={words}
        role="group"
        aria-label={t('calendar.link')}
        dir="ltr"
        translate="no"
        className={styles.link}
      >
        {address}
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  );
}
