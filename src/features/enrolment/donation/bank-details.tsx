import './texts.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { bankAccount } from '#content/donation/bank-account.ts';
import { Button } from '../../../ui/links/button.tsx';
import { useToast } from '../../../ui/states/use-toast.ts';
import { copyText, selectWords } from '../../../ui/words/copy-text.ts';
import styles from './bank-details.module.css';

interface BankDetailsProps {
  readonly account: ReturnType<typeof bankAccount>;
}

/** The account details for a bank transfer, to copy one by one or all at once (DONATE-01). */
export function BankDetails({ account }: BankDetailsProps) {
  const { t } = useTranslation();
  const say = useToast();
  const list = useRef<HTMLDListElement>(null);

  /** Selects the text if the page may not write to the clipboard. */
  const copy = async (text: string, copied: string, place: HTMLElement | null | undefined) => {
    if (await copyText(text)) return say({ text: copied, tone: 'ok' });
    if (place) selectWords(place);
    say({ text: t('donation.selected'), tone: 'note' });
  };
  const copyAll = () => {
    const lines = account.map(([field, value]) => `${t(`donation.${field}`)}: ${value}`);
    return copy(lines.join('\n'), t('donation.copiedAll'), list.current);
  };
  const placeOf = (field: string) => list.current?.querySelector<HTMLElement>(`[data-field="${field}"]`);

  return (
    <>
      <dl ref={list} className={styles.list}>
        {account.map(([field, value]) => {
          const what = t(`donation.${field}`);
          return (
            <div key={field} className={styles.row}>
              <dt className="muted">{what}</dt>
              <dd className={styles.entry}>
                <span lang="en" dir="ltr" translate="no" className={`${styles.value} num`} data-field={field}>
                  {value}
                </span>
                <Button
                  look="lined"
                  size="small"
                  className={styles.copy}
                  aria-label={t('donation.copyWhat', { what })}
                  onClick={() => void copy(value, t('donation.copied', { what }), placeOf(field))}
                >
                  {t('donation.copy')}
                </Button>
              </dd>
            </div>
          );
        })}
      </dl>
      <Button className={styles.all} onClick={() => void copyAll()}>
        {t('donation.copyAll')}
      </Button>
    </>
  );
}
