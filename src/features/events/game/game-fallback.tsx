import './texts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { useAskOnceMore } from '../../../data/answers/use-ask-once-more.ts';
import { Art } from '../../../ui/art/art.tsx';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import type { BreadcrumbStep } from '../../../ui/page/breadcrumbs.tsx';
import { UnsavedNotice } from '../../../ui/states/unsaved-state.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import heroStyles from './game-hero.module.css';
import { GameHero } from './game-hero.tsx';

interface GameFallbackProps {
  /** Derived from the address. */
  readonly name: string;
  readonly trail: readonly BreadcrumbStep[];
  readonly eventName: string;
  readonly eventAddress: string;
  /** The page above this one: for a sub-game, its game. */
  readonly back?: { readonly label: string; readonly to: string } | undefined;
  /** Why the game could not be loaded and is not stored either; null if the provider does not know it. */
  readonly unsaved: FailureKind | null;
  /** Times, which the schedule may know all the same. */
  readonly times?: ReactNode;
}

/** The generic page of a game that the provider does not describe, or cannot describe right now (GAME-05, GAME-06). */
export function GameFallback({
  name,
  trail,
  eventName,
  eventAddress,
  back,
  unsaved,
  times,
}: GameFallbackProps) {
  const { t } = useTranslation();
  const askOnceMore = useAskOnceMore();
  return (
    <>
      <GameHero
        trail={trail}
        name={name}
        figure={<Art name="figure-messenger" className={heroStyles.drawing} />}
      >
        <p className="lead">
          <ProviderText>{eventName}</ProviderText>
        </p>
        {unsaved === null && <p className={heroStyles.note}>{t('game.noDetails')}</p>}
        <div className={heroStyles.actions}>
          <ButtonLink to={eventAddress}>{t('game.toEvent')}</ButtonLink>
          {back && (
            <ArrowLink to={back.to}>
              <ProviderText>{back.label}</ProviderText>
            </ArrowLink>
          )}
        </div>
      </GameHero>
      {times}
      {unsaved !== null && (
        <div className="wrap section-tight">
          <UnsavedNotice title={t('unsaved.what.game')} reason={unsaved} onAgain={askOnceMore} />
        </div>
      )}
    </>
  );
}
