import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Associate } from '#core/contract/entities/associate.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import styles from './associates.module.css';
import { associatesQuery } from './queries.ts';

const NOBODY: readonly Associate[] = [];

interface AssociatesProps {
  readonly pageName: string;
  readonly eventId: string;
  /** The anchor for links within the page. */
  readonly id?: string | undefined;
  /** Content below the logos, such as the age of the answer. */
  readonly children?: ReactNode;
}

/** The supporters' logos. Renders nothing when there are none. */
export function Associates({ pageName, eventId, id, children }: AssociatesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const logos = valueOr(useAnswer(associatesQuery(pageName, eventId)), NOBODY);
  if (logos.length === 0) return null;
  return (
    <section id={id} className="section" aria-labelledby={titleId}>
      <div className="wrap">
        <h2 id={titleId} className="d4">
          {t('associates.title')}
        </h2>
        <ul className={styles.logos}>
          {logos.map(({ logo }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: logos may repeat, and the whole list is replaced at once
            <li key={index} className={styles.logo}>
              {/* A placeholder would look like somebody's logo, so a logo that fails to load leaves no gap. */}
              <Picture
                src={pictureAddress(logo)}
                standIn={null}
                alt={t('associates.logo')}
                width={240}
                height={96}
                fit="contain"
                className={styles.frame}
                imageClassName={styles.image}
              />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
