import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { type BreadcrumbStep, Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './game-hero.module.css';

interface GameHeroProps {
  /** The breadcrumbs. */
  readonly trail: readonly BreadcrumbStep[];
  readonly name: string;
  /** Pictures or a drawing at the other end. */
  readonly figure?: ReactNode;
  /** Content below the name: the event's name, buttons. */
  readonly children?: ReactNode;
}

/** The hero of a game page: for a game, a sub-game, or a game without a description. */
export function GameHero({ trail, name, figure, children }: GameHeroProps) {
  return (
    <div className={`on-slip ${styles.hero}`}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <Breadcrumbs trail={trail} className={styles.trail} />
          <h1 className={classNames('d1', styles.name, leadingOf(name))}>
            <ProviderText>{name}</ProviderText>
          </h1>
          {children}
        </div>
        {figure}
      </div>
    </div>
  );
}
