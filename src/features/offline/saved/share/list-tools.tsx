import '../texts.ts';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '../../../../data/visit/is-kiosk.ts';
import { ArrowButton } from '../../../../ui/links/arrow-button.tsx';
import { listName } from './list-name.ts';
import { ListNameField } from './list-name-field.tsx';
import styles from './share.module.css';

interface ListToolsProps {
  /** The ways to share the list under a name, once they are asked for. */
  readonly ways: (name: string) => ReactNode;
  /** What else can be done with the list, as buttons. */
  readonly children: ReactNode;
}

/**
 * What one can do with the list as a whole, in one place. Its own button shares it with another device, with nothing but
 * ids, and a name if the visitor gives one.
 */
export function ListTools({ ways, children }: ListToolsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <div>
      <div className={`no-print ${styles.buttons}`}>
        <ArrowButton
          icon="qr-code"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('saved.handOver')}
        </ArrowButton>
        {children}
      </div>
      <section id={id} hidden={!isOpen} className={styles.handOver} aria-label={t('saved.handOver')}>
        <p className="measure">{t(listName(name) === '' ? 'saved.handOverHint' : 'friend.handOverHint')}</p>
        {!isKiosk() && <ListNameField name={name} onChange={setName} />}
        {isOpen && ways(name)}
      </section>
    </div>
  );
}
