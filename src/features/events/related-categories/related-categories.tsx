import './texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RelatedCategory } from '#core/contract/entities/event-detail.ts';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './related-categories.module.css';
import { RelatedGame } from './related-game.tsx';

interface RelatedCategoriesProps {
  readonly categories: readonly RelatedCategory[];
  readonly eventPath: string;
  readonly trackingString: string | null;
  /** The anchor for links within the page. */
  readonly id: string;
}

/** The games of an event by category, standing on one line like figures on a vase. */
export function RelatedCategories({ categories, eventPath, trackingString, id }: RelatedCategoriesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  if (categories.length === 0) return null;
  return (
    <section id={id} className="band section" aria-labelledby={titleId}>
      <div className="wrap">
        <h2 id={titleId} className="d2">
          {t('event.gamesTitle')}
        </h2>
        {categories.map(({ name, games }, index) => {
          const nameId = name === '' ? undefined : `${titleId}${index}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the whole list is replaced at once
            <section key={index} className={styles.category} aria-labelledby={nameId}>
              {nameId !== undefined && (
                <h3 id={nameId} className={`d4 ${leadingOf(name)}`}>
                  <ProviderText>{name}</ProviderText>
                </h3>
              )}
              {games.length === 0 ? (
                <p className="muted">{t('event.gamesToCome')}</p>
              ) : (
                <ul className={styles.games}>
                  {games.map((game, place) => (
                    <RelatedGame
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above
                      key={place}
                      game={game}
                      category={name}
                      heading={nameId === undefined ? 'h3' : 'h4'}
                      eventPath={eventPath}
                      trackingString={trackingString}
                    />
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </div>
    </section>
  );
}
