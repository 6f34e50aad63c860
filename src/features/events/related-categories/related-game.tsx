import { useId } from 'react';
import type { RelatedGame as Game } from '#core/contract/entities/event-detail.ts';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { registrationHref } from '../../../data/visit/registration-href.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { gamePageAddress } from './game-page-address.ts';
import styles from './related-categories.module.css';

interface RelatedGameProps {
  readonly game: Game;
  readonly category: string;
  /** One level below the heading above it. */
  readonly heading: 'h3' | 'h4';
  readonly eventPath: string;
  readonly trackingString: string | null;
}

/** One game: its figure, its name as a link to its page, a text, its button (EVENT-13). */
export function RelatedGame({
  game,
  category,
  heading: Heading,
  eventPath,
  trackingString,
}: RelatedGameProps) {
  const nameId = useId();
  const page = gamePageAddress(game.pageUrl, eventPath, category);
  return (
    <li className={styles.game}>
      <div className={styles.figure}>
        <Picture
          src={pictureAddress(game.icon)}
          alt=""
          width={400}
          height={400}
          fit="contain"
          className={styles.frame}
          imageClassName={styles.image}
        />
      </div>
      <Heading id={nameId} className={`d5 ${leadingOf(game.name)}`}>
        <AppLink to={page} className={styles.name}>
          <ProviderText>{game.name}</ProviderText>
        </AppLink>
      </Heading>
      {hasMarkup(game.description) && (
        <SafeHtml html={game.description} headingsBelow={4} className={styles.description} />
      )}
      {game.button.text !== '' && game.button.url !== '' && (
        <ButtonLink
          to={registrationHref(game.button.url, trackingString)}
          look="lined"
          size="small"
          aria-describedby={nameId}
          className={styles.button}
        >
          <ProviderText>{game.button.text}</ProviderText>
        </ButtonLink>
      )}
    </li>
  );
}
