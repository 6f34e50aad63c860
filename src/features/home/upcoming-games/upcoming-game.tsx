import { useId } from 'react';
import type { UpcomingGame as Game } from '#core/contract/entities/upcoming-games.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { registrationHref } from '../../../data/visit/registration-href.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './upcoming-game.module.css';

interface UpcomingGameProps {
  readonly game: Game;
  readonly trackingString: string | null;
}

/** A figure of the frieze: picture and name link to the game, with its button below (HOME-04, HOME-06). */
export function UpcomingGame({ game, trackingString }: UpcomingGameProps) {
  const nameId = useId();
  return (
    <div className={styles.game}>
      <AppLink to={game.pageUrl} newTab={game.inNewTab} className={styles.way}>
        <span className={styles.figure}>
          <Picture
            src={pictureAddress(game.icon)}
            alt=""
            width={400}
            height={400}
            fit="contain"
            className={styles.frame}
            imageClassName={styles.image}
          />
        </span>
        <h3 id={nameId} className={classNames('d5', styles.name, leadingOf(game.name))}>
          <ProviderText>{game.name}</ProviderText>
        </h3>
      </AppLink>
      {game.button.text !== '' && (
        <AppLink
          to={registrationHref(game.button.url, trackingString)}
          whenUnsafe="nothing"
          aria-describedby={nameId}
          className={styles.button}
        >
          <ProviderText>{game.button.text}</ProviderText>
        </AppLink>
      )}
    </div>
  );
}
