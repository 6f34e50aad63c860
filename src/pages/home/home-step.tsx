import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Stage } from '../../ui/stage.tsx';
import { useCameReady } from '../../ui/use-came-ready.ts';
import styles from './home-step.module.css';

interface HomeStepProps {
  /** Names how high the block is about, until it has been laid out. */
  readonly block: 'games' | 'about' | 'films' | 'events' | 'arts' | 'friends' | 'previous' | 'news' | 'posts';
  readonly children: ReactNode;
}

/** A block far down the page, a stage of its own. On the ready page it is laid out when it comes near. */
export function HomeStep(props: HomeStepProps) {
  return (
    <Stage>
      <Block {...props} />
    </Stage>
  );
}

function Block({ block, children }: HomeStepProps) {
  const isFar = useCameReady();
  return <div className={classNames(styles[block], isFar && 'far')}>{children}</div>;
}
