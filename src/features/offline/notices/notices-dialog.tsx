import './texts.ts';
import { useTranslation } from 'react-i18next';
import { KINDS_OF_SAVED, type NoticesChoice } from '#core/notices/device-notices.ts';
import { SOON_MINUTES } from '#core/notices/notices.ts';
import { useSavedList } from '../../../data/saved/saved-items.ts';
import type { SavedRow } from '../../../data/saved/saved-ref.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { CheckGroup } from '../../../ui/form/check-group.tsx';
import { Button } from '../../../ui/links/button.tsx';
import { NoticePreview } from './notice-preview.tsx';
import styles from './notices-dialog.module.css';
import { NoticesSaid } from './notices-said.tsx';
import { useNoticesChoice } from './use-notices-choice.ts';

export interface NoticesDialogProps {
  /** The events whose news can be chosen. */
  readonly events: readonly { readonly path: string; readonly name: string }[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

const NOTHING: readonly SavedRow[] = [];
const NEWS = 'news:';

/** What this device is to say, what that looks like, and the way out. The browser is asked after the press alone. */
export function NoticesDialog({ events, isOpen, onClose, onClosed }: NoticesDialogProps) {
  const { t } = useTranslation();
  const { choice, isOn, said, isBusy, choose, turnOn, turnOff } = useNoticesChoice();
  const list = useSavedList();
  const rows = Array.isArray(list) ? (list as readonly SavedRow[]) : NOTHING;
  const isEmpty = Array.isArray(list) && !rows.some(({ ref }) => ref.kind === 'entry');
  return (
    <Modal open={isOpen} onClose={onClose} onClosed={onClosed} title={t('notices.title')}>
      {choice !== null && (
        <div className={styles.form} aria-busy={isBusy}>
          <p>{t('notices.lead')}</p>
          <CheckGroup
            label={t('notices.what')}
            options={[
              {
                value: 'changes',
                label: t('notices.changes'),
                hint: isEmpty ? t('notices.nothingSaved') : undefined,
              },
              { value: 'soon', label: t('notices.soon', { minutes: SOON_MINUTES }) },
              ...events.map(({ path, name }) => ({
                value: NEWS + path,
                label: t('notices.news', { name: name || path }),
              })),
            ]}
            checked={[...choice.saved, ...choice.news.map((path) => NEWS + path)]}
            onChange={(value, isChecked) => choose(changed(choice, value, isChecked))}
          />
          <NoticePreview
            kind={choice.saved[0] ?? (choice.news.length > 0 ? 'news' : 'changes')}
            rows={rows}
            eventName={events.find(({ path }) => choice.news.includes(path))?.name || events[0]?.name || ''}
          />
          <div className={styles.ways}>
            <Button onClick={() => void turnOn()}>{t(isOn ? 'notices.change' : 'notices.turnOn')}</Button>
            {isOn && (
              <Button look="lined" onClick={() => void turnOff()}>
                {t('notices.turnOff')}
              </Button>
            )}
          </div>
          <NoticesSaid said={said} />
          <p className={styles.hint}>{t('notices.privacy')}</p>
        </div>
      )}
    </Modal>
  );
}

/** The order of a choice is always the same. */
function changed({ saved, news }: NoticesChoice, value: string, isChecked: boolean): NoticesChoice {
  if (value.startsWith(NEWS)) {
    const path = value.slice(NEWS.length);
    const rest = news.filter((other) => other !== path);
    return { saved, news: isChecked ? [...rest, path] : rest };
  }
  return {
    saved: KINDS_OF_SAVED.filter((kind) => (kind === value ? isChecked : saved.includes(kind))),
    news,
  };
}
