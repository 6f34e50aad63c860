import { type MouseEvent, useContext } from 'react';
import { PlanOnPageContext } from '../../../../domain/venues/place-link.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { leadingOf } from '../../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import styles from './schedule-item.module.css';

/**
 * The place of an entry. Leads to it on the plan of the page, if the plan has it. The address is a plain fragment, which
 * works before hydration and without scripts, too.
 */
export function EntryPlace({ address }: { readonly address: string }) {
  const plan = useContext(PlanOnPageContext);
  const hash = plan?.hashOf(address) ?? null;
  const words = <ProviderText>{address}</ProviderText>;
  if (plan === null || hash === null)
    return <p className={classNames(styles.place, leadingOf(address))}>{words}</p>;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    plan.go(hash);
  };
  return (
    <p className={classNames(styles.place, styles.onPlan, leadingOf(address))}>
      <a href={hash} className={styles.toPlan} onClick={follow}>
        {words}
      </a>
    </p>
  );
}
