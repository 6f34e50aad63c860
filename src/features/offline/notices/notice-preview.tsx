import { useTranslation } from 'react-i18next';
import { noticeInWords } from '#core/notices/notice-in-words.ts';
import type { NoticeKind } from '#core/notices/notices.ts';
import { settings } from '#core/settings.ts';
import { type EventMoment, readEventMoment } from '#core/time/event-moment.ts';
import type { SavedRow } from '../../../data/saved/saved-ref.ts';
import styles from './notices-dialog.module.css';
import { sampleNotice } from './sample-notice.ts';
import { wordsOf } from './words-of.ts';

interface NoticePreviewProps {
  readonly kind: NoticeKind;
  /** What is saved: the preview is about one of its sessions, if there is one. */
  readonly rows: readonly SavedRow[];
  readonly eventName: string;
}

const SIX_IN_THE_EVENING = '2026-08-07T18:00';

/** What a notice of this kind looks like, in the words that the worker uses. */
export function NoticePreview({ kind, rows, eventName }: NoticePreviewProps) {
  const { t, i18n } = useTranslation();
  const saved = rows.find(({ ref, details }) => ref.kind === 'entry' && startOf(details?.startsAt) !== null);
  const start = startOf(saved?.details?.startsAt) ?? SIX_IN_THE_EVENING;
  const entry = {
    title: saved?.details?.title ?? t('notices.sampleTitle'),
    place: saved?.details?.place ?? t('notices.samplePlace'),
    start,
  };
  const notice = sampleNotice(kind, { entry, eventName, headline: t('notices.sampleHeadline') });
  // Seen on the day itself, when nobody has to be told the date.
  const { title, body } = noticeInWords(notice, wordsOf(i18n), readEventMoment(start)?.at ?? 0);
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{t('notices.preview')}</figcaption>
      <div className={styles.notice}>
        <img src="/icons/icon-192.png" alt="" width={44} height={44} className={styles.sign} />
        <div className={styles.words}>
          <p className={styles.from}>{settings.productName}</p>
          <p className={styles.name}>{title}</p>
          <p className={styles.body}>{body}</p>
        </div>
      </div>
    </figure>
  );
}

/** As notices write it; null without a time. */
function startOf(startsAt: string | undefined): string | null {
  const moment = readEventMoment(startsAt ?? '');
  return moment?.hasTime ? written(moment) : null;
}

const written = ({ date: { year, month, day }, hour, minute }: EventMoment) =>
  new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString().slice(0, 16);
