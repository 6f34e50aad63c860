import '../../features/contact/contact-form/texts.ts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '../../data/visit/is-kiosk.ts';
import { ContactCards } from '../../features/contact/contact-cards/contact-cards.tsx';
import { contactCardsQuery } from '../../features/contact/contact-cards/queries.ts';
import { ContactForm } from '../../features/contact/contact-form/contact-form.tsx';
import {
  type EditedMessage,
  toEdited,
  writtenIn,
} from '../../features/contact/contact-form/outgoing-message.ts';
import { LazyKeptNote } from '../../features/contact/kept-note/lazy-kept-note.tsx';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { WaitingNote } from '../../features/offline/outbox/waiting-note.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { Art } from '../../ui/art/art.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './contact-page.module.css';
import { useMessageAskedFor } from './use-message-asked-for.ts';

/** Ways to reach the office, and the form; each works without the other (CONTACT-09). */
export function ContactPage() {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<EditedMessage | null>(null);
  const edit = useCallback((id: string, payload: unknown) => setEdited(toEdited(id, payload)), []);
  useMessageAskedFor(edit);
  return (
    <div className="section">
      <PageHead heading={t('contact.title')} lead={t('contact.lead')} />
      <div className="wrap">
        <div className={styles.head}>
          <SectionHeading level={1} size="d1" title={t('contact.title')} lead={t('contact.lead')} />
          <Art name="figure-messenger" className={styles.messenger} />
        </div>
        <div className={styles.columns}>
          <ContactCards>
            <LazyAgeNote query={contactCardsQuery} />
          </ContactCards>
          <div>
            {isKiosk() ? (
              <LazyKeptNote />
            ) : (
              <WaitingNote textOf={writtenIn} onEdit={edit} inForm={edited?.message.id} />
            )}
            <ContactForm edited={edited} onEdit={setEdited} />
          </div>
        </div>
      </div>
    </div>
  );
}
