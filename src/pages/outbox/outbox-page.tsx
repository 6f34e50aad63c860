import '../../features/offline/outbox/texts.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { writtenIn } from '../../features/contact/contact-form/outgoing-message.ts';
import { OutboxList } from '../../features/offline/outbox/outbox-list.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { editState } from '../../navigation/edit-state.ts';
import { paths } from '../../navigation/paths.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './outbox-page.module.css';

/** Messages that were written on this device and have not been sent yet (reading Q-78). */
export function OutboxPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className="section">
      <PageHead name={t('outbox.title')} hidden />
      <div className="wrap">
        <div className={styles.head}>
          <SectionHeading level={1} size="d1" title={t('outbox.title')} lead={t('outbox.lead')} />
        </div>
        <OutboxList
          textOf={writtenIn}
          onEdit={(id) => void navigate(paths.contact(), { state: editState(id) })}
        />
      </div>
    </div>
  );
}
