import '../../features/contact/contact-form/texts.ts';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '../../data/visit/is-kiosk.ts';
import { Confirmation } from '../../features/contact/confirmation/confirmation.tsx';
import { ContactCards } from '../../features/contact/contact-cards/contact-cards.tsx';
import { contactCardsQuery } from '../../features/contact/contact-cards/queries.ts';
import { focusOnField } from '../../features/contact/contact-form/contact-fields.ts';
import { ContactForm, type TakenMessage } from '../../features/contact/contact-form/contact-form.tsx';
import {
  type EditedMessage,
  toEdited,
  writtenIn,
} from '../../features/contact/contact-form/outgoing-message.ts';
import { LazyKioskNote } from '../../features/contact/kiosk-note/lazy-kiosk-note.tsx';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { WaitingNote } from '../../features/offline/outbox/waiting-note.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { Art } from '../../ui/art/art.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './contact-page.module.css';
import { useMessageAskedFor } from './use-message-asked-for.ts';

/** The form, and ways to reach the office; each works without the other (CONTACT-09). */
export function ContactPage() {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<EditedMessage | null>(null);
  /** The message whose confirmation stands where the form was. */
  const [taken, setTaken] = useState<TakenMessage | null>(null);
  const edit = useCallback((id: string, payload: unknown) => {
    setTaken(null);
    setEdited(toEdited(id, payload));
  }, []);
  useMessageAskedFor(edit);
  const showForm = useCallback(() => {
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
    setTaken(null);
  }, []);
  const writeAnother = () => {
    // At once: phones open their keyboard only for a focus that is part of the press.
    flushSync(() => setTaken(null));
    focusOnField('name');
  };
  return (
    <div className={`section ${styles.page}`}>
      <PageHead heading={t('contact.title')} lead={t('contact.lead')} />
      <div className="wrap">
        <div className={styles.head}>
          <SectionHeading level={1} size="d1" title={t('contact.title')} lead={t('contact.lead')} />
          <Art name="figure-messenger" className={styles.messenger} />
        </div>
        <div className={styles.columns}>
          {/* Takes the focus when the focused confirmation is gone. */}
          <div ref={place} tabIndex={-1} className={styles.place}>
            {isKiosk() ? (
              <LazyKioskNote />
            ) : (
              <WaitingNote textOf={writtenIn} onEdit={edit} inForm={taken?.id ?? edited?.message.id} />
            )}
            {taken === null ? (
              <ContactForm edited={edited} onEdit={setEdited} onTaken={setTaken} />
            ) : (
              <Confirmation key={taken.id} {...taken} onAnother={writeAnother} onVoid={showForm} />
            )}
          </div>
          <ContactCards>
            <LazyAgeNote query={contactCardsQuery} />
          </ContactCards>
        </div>
      </div>
    </div>
  );
}
