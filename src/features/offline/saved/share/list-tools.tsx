import '../texts.ts';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '../../../../data/visit/is-kiosk.ts';
import { ArrowButton } from '../../../../ui/links/arrow-button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { listName } from './list-name.ts';
import { ListNameField } from './list-name-field.tsx';
import styles from './share.module.css';

interface ListToolsProps {
  /** The path that shares the list under a name; null if the list is too long for one. */
  readonly pathOf: (name: string) => string | null;
  /** The ways to share this path, once they are asked for. */
  readonly ways: (path: string) => ReactNode;
  /** What else can be done with the list, as buttons. */
  readonly children: ReactNode;
}

/**
 * What one can do with the list as a whole, in one place. Its own button shares it with another device, with nothing but
 * ids, and a name if the visitor gives one.
 */
export function ListTools({ pathOf, ways, children }: ListToolsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const path = isOpen ? pathOf(name) : '';
  // A name may be what makes a link too long: then it must stay to be shortened.
  const isNamed = !isKiosk() && (path !== null || pathOf('') !== null);
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
        {path === null ? (
          <Notice role="status" tone="warn" icon="warning">
            {t('saved.tooLong')} {!isKiosk() && t('saved.tooLongElse')}
          </Notice>
        ) : (
          <p className="measure">{t(listName(name) === '' ? 'saved.handOverHint' : 'friend.handOverHint')}</p>
        )}
        {isNamed && <ListNameField name={name} onChange={setName} />}
        {path && ways(path)}
      </section>
    </div>
  );
}
