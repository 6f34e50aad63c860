import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { type BreadcrumbStep, Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { tallScript } from '../../../ui/words/tall-script.ts';
import styles from './game-hero.module.css';

interface GameHeroProps {
  /** The way back up. */
  readonly trail: readonly BreadcrumbStep[];
  readonly name: string;
  /** Stands at the other end; pictures or a drawing. */
  readonly figure?: ReactNode;
  /** Below the name: what the game is part of, buttons. */
  readonly children?: ReactNode;
}

/** The head of a game's page, the same for a game, a sub-game, and one that nobody told about. */
export function GameHero({ trail, name, figure, children }: GameHeroProps) {
  return (
    <div className={`on-slip ${styles.hero}`}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <Breadcrumbs trail={trail} className={styles.trail} />
          <h1 className={classNames('d1', styles.name, tallScript(name))}>
            <ProviderText>{name}</ProviderText>
          </h1>
          {children}
        </div>
        {figure}
      </div>
    </div>
  );
}
