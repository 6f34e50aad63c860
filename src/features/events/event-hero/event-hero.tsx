import './texts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { eventImageAddress } from '#core/media/picture-address.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './event-hero.module.css';

interface EventHeroProps {
  /** Null while it loads, or if it could not be loaded. */
  readonly event: EventDetail | null;
  /** A provisional name until the event loads; '' if none is known. */
  readonly guessedName: string;
  readonly isLoading: boolean;
  /** The buttons, once the event is loaded. */
  readonly ways?: ReactNode;
  /** Content next to the buttons. */
  readonly action?: ReactNode;
  /** Content below name and button, such as the dates. */
  readonly children?: ReactNode;
}

/** Name, buttons and picture of an event (reading Q-79). */
export function EventHero({ event, guessedName, isLoading, ways, action, children }: EventHeroProps) {
  const { t } = useTranslation();
  const name = event?.name || guessedName;
  /** Picture and buttons keep their space while they load. */
  const isComplete = event !== null || isLoading;
  return (
    <>
      <div
        className={classNames(
          styles.hero,
          'on-slip',
          !isComplete && styles.alone,
          name === '' && styles.awaited,
        )}
      >
        <div className={styles.words}>
          <Breadcrumbs className={styles.trail} trail={[{ label: t('event.events'), to: paths.events() }]} />
          {name === '' ? (
            <>
              <h1 className="visually-hidden">{t('event.loading')}</h1>
              <Skeleton shape="title" width="long" />
            </>
          ) : (
            <h1 className={classNames('d1', styles.name, leadingOf(name))}>
              <ProviderText>{name}</ProviderText>
            </h1>
          )}
          {isComplete && (
            <div className={styles.actions}>
              {ways}
              {action}
            </div>
          )}
        </div>
        {isComplete && (
          <div className={styles.picture}>
            {event !== null && (
              <Picture
                src={eventImageAddress(event.image) ?? eventImageAddress(event.smallImage)}
                smallSrc={eventImageAddress(event.smallImage)}
                alt=""
                width={1600}
                height={900}
                loading="eager"
                priority="high"
                className={styles.frame}
                imageClassName={styles.image}
              />
            )}
          </div>
        )}
      </div>
      {children}
    </>
  );
}
