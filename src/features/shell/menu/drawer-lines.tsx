import { Accordion } from '../../../ui/disclosure/accordion.tsx';
import type { MenuEntry as MenuLine } from '../../../ui/disclosure/menu-entry.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './drawer-lines.module.css';

interface LinesProps {
  readonly lines: readonly MenuLine[];
  readonly currentPath: string;
  /** Called after a link was followed. */
  readonly onLeave: () => void;
}

/** Groups as collapsible rows. A group without entries is a link (LAYOUT-09). */
export function DrawerLines({ lines, ...ways }: LinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>
          {line.entries === undefined ? (
            <LineLink line={line} className={styles.group} {...ways} />
          ) : (
            <Accordion
              look="display"
              items={[
                {
                  id: line.id,
                  title: <ProviderText>{line.label}</ProviderText>,
                  content: <GroupLines group={line} {...ways} />,
                },
              ]}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The content of a group. The group's own link comes first, because its row only opens and closes. */
function GroupLines({ group, ...ways }: { readonly group: MenuLine } & Omit<LinesProps, 'lines'>) {
  return (
    <ul>
      {group.to !== undefined && (
        <li>
          <LineLink line={group} {...ways} />
        </li>
      )}
      {group.entries?.map((line) => (
        <li key={line.id}>
          {line.to === undefined ? (
            <span className={styles.heading}>
              <ProviderText>{line.label}</ProviderText>
            </span>
          ) : (
            <LineLink line={line} {...ways} />
          )}
          {line.entries !== undefined && (
            <ul className={styles.nested}>
              {line.entries.map((deeper) => (
                <li key={deeper.id}>
                  <LineLink line={deeper} {...ways} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

interface LineLinkProps extends Omit<LinesProps, 'lines'> {
  readonly line: MenuLine;
  readonly className?: string | undefined;
}

function LineLink({ line, currentPath, onLeave, className = styles.line }: LineLinkProps) {
  return (
    <AppLink
      to={line.to}
      newTab={line.newTab}
      className={className}
      aria-current={line.to === currentPath ? 'page' : undefined}
      onClick={onLeave}
    >
      <ProviderText>{line.label}</ProviderText>
    </AppLink>
  );
}
