import type { ReactNode } from 'react';
import type { GameFacts } from '#core/contract/entities/game-fields.ts';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { registrationHref } from '../../../data/visit/registration-href.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import type { BreadcrumbStep } from '../../../ui/page/breadcrumbs.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import heroStyles from './game-hero.module.css';
import { GameHero } from './game-hero.tsx';
import { gamePicture } from './game-picture.ts';
import styles from './game-view.module.css';
import { RegistrationHelp } from './registration-help.tsx';
import { SubGames } from './sub-games.tsx';

interface GameViewProps {
  readonly game: GameFacts;
  readonly trail: readonly BreadcrumbStep[];
  /** The name of its event, from the game's own answer or from the event's. */
  readonly eventName: string;
  /** The path of this page, under which its sub-games have their paths. */
  readonly address: string;
  readonly trackingString: string | null;
  /** Content next to the buttons. */
  readonly action?: ReactNode;
  /** Times, below its name. */
  readonly times?: ReactNode;
  /** Content below the texts. */
  readonly foot?: ReactNode;
}

/** Everything a game or sub-game says about itself (GAME-01, GAME-08). */
export function GameView(props: GameViewProps) {
  const { game, trail, eventName, address, trackingString, action, times, foot } = props;
  const icon = pictureAddress(game.icon);
  return (
    <>
      <GameHero
        trail={trail}
        name={game.name}
        figure={
          <Picture
            src={gamePicture(game)}
            alt=""
            width={800}
            height={800}
            loading="eager"
            priority="high"
            fit="contain"
            className={heroStyles.figure}
            imageClassName={heroStyles.image}
          />
        }
      >
        {eventName !== '' && (
          <p className="lead">
            <ProviderText>{eventName}</ProviderText>
          </p>
        )}
        <div className={heroStyles.actions}>
          {game.button.text !== '' && game.button.url !== '' && (
            <ButtonLink to={registrationHref(game.button.url, trackingString)}>
              <ProviderText>{game.button.text}</ProviderText>
            </ButtonLink>
          )}
          <RegistrationHelp registration={game.registration} />
          {action}
        </div>
      </GameHero>
      {times}
      {(hasMarkup(game.description) || hasMarkup(game.html) || icon !== null) && (
        <section className="section">
          <div className={`wrap ${styles.texts}`}>
            {icon !== null && (
              <Picture
                src={icon}
                alt=""
                width={160}
                height={160}
                fit="contain"
                className={styles.icon}
                imageClassName={styles.iconImage}
              />
            )}
            <div className={styles.words}>
              {hasMarkup(game.description) && (
                <SafeHtml html={game.description} headingsBelow={1} className="lead" />
              )}
              {hasMarkup(game.html) && <SafeHtml html={game.html} headingsBelow={1} />}
            </div>
          </div>
          <div className="wrap">{foot}</div>
        </section>
      )}
      <SubGames subGames={game.subGames} address={address} trackingString={trackingString} />
    </>
  );
}
