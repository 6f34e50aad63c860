import { NavLink } from 'react-router-dom';
import { useUnread } from '../api/queries.ts';
import { Icon } from '../look/icon.tsx';
import type { DeskLink } from './navigation.ts';

/** Links to screens of the desk, the inbox with the number of messages that nobody has read. */
export function DeskLinks({
  links,
  className,
  onFollow,
}: {
  readonly links: readonly DeskLink[];
  readonly className: string | undefined;
  readonly onFollow?: () => void;
}) {
  const unread = useUnread(true).data?.unread ?? 0;
  return (
    <ul className={className}>
      {links.map(({ to, words, icon }) => (
        <li key={words}>
          <NavLink to={to} end={to === '/'} onClick={() => onFollow?.()}>
            <Icon name={icon} />
            <span>{words}</span>
            {words === 'Inbox' && unread > 0 && (
              <span data-count="">
                {unread}
                <span className="visually-hidden"> unread</span>
              </span>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
