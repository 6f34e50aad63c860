import { useId } from 'react';
import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { SubGame } from '#core/contract/entities/game-fields.ts';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { registrationHref } from '../../../data/visit/registration-href.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { OfWhat } from '../../../ui/links/of-what.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { subGameAddress } from './sub-game-address.ts';
import styles from './sub-games.module.css';

interface SubGamesProps {
  readonly subGames: readonly SubGame[];
  /** The path of the game's page. */
  readonly address: string;
  readonly trackingString: string | null;
}

/** The sub-games of a game, each with its text and links to its page and its form (GAME-04). */
export function SubGames({ subGames, address, trackingString }: SubGamesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  if (subGames.length === 0) return null;
  return (
    <section className="section section-follows" aria-labelledby={titleId}>
      <div className="wrap">
        <h2 id={titleId} className="d2">
          {t('game.parts')}
        </h2>
        <ul className={styles.list}>
          {subGames.map((subGame, index) => {
            const page = subGameAddress(subGame.pageUrl, address);
            const nameId = `${titleId}${index}`;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the whole list is replaced at once
              <li key={index} className={styles.part}>
                <Picture
                  src={pictureAddress(subGame.icon)}
                  alt=""
                  width={240}
                  height={240}
                  className={styles.frame}
                  imageClassName={styles.image}
                />
                <div className={styles.words}>
                  <h3 id={nameId} className={`d4 ${leadingOf(subGame.name)}`}>
                    <ProviderText>{subGame.name}</ProviderText>
                  </h3>
                  {hasMarkup(subGame.description) && (
                    <SafeHtml html={subGame.description} headingsBelow={3} />
                  )}
                </div>
                <div className={styles.ways}>
                  {subGame.button.text !== '' && subGame.button.url !== '' && (
                    <ButtonLink
                      to={registrationHref(subGame.button.url, trackingString)}
                      look="lined"
                      aria-describedby={nameId}
                    >
                      <ProviderText>{subGame.button.text}</ProviderText>
                    </ButtonLink>
                  )}
                  {page !== null && (
                    <ArrowLink to={page}>
                      {subGame.readMoreText ? (
                        <ProviderText>{subGame.readMoreText}</ProviderText>
                      ) : (
                        t('game.readMore')
                      )}
                      <OfWhat>
                        <ProviderText>{subGame.name}</ProviderText>
                      </OfWhat>
                    </ArrowLink>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
