import { useId } from 'react';
import type { CouncilGroup } from '#core/contract/entities/council.ts';
import { classNames } from '../../../ui/class-names.ts';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './council-groups.module.css';
import { MemberCard } from './member-card.tsx';

/** The members by group, all in the server's order (COUNCIL-01). A group without members is left out. */
export function CouncilGroups({ groups }: { readonly groups: readonly CouncilGroup[] }) {
  return groups
    .filter(({ members }) => members.length > 0)
    .map((group, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the whole list is replaced at once
      <Group key={index} group={group} isFirst={index === 0} />
    ));
}

function Group({ group: { title, members }, isFirst }: { group: CouncilGroup; isFirst: boolean }) {
  const titleId = useId();
  const isAlone = members.length === 1;
  return (
    <section className={styles.group} aria-labelledby={title === '' ? undefined : titleId}>
      {title !== '' && (
        <h2 id={titleId} className={classNames('d3', styles.title, leadingOf(title))}>
          <ProviderText>{title}</ProviderText>
        </h2>
      )}
      <ul className={isAlone ? undefined : styles.members}>
        {members.map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slugs may be missing or repeat
          <li key={index}>
            <MemberCard member={member} level={title === '' ? 2 : 3} isAlone={isAlone} isEarly={isFirst} />
          </li>
        ))}
      </ul>
    </section>
  );
}
