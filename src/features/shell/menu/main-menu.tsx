import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { DisclosureMenu } from '../../../ui/disclosure/disclosure-menu.tsx';
import styles from './main-menu.module.css';
import { useMenu } from './use-menu.ts';

/** The navigation as a row of drop-downs, for windows of 768 px or more. */
export function MainMenu({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const { lines, currentPath } = useMenu();
  if (lines.length === 0) return null;
  return (
    <DisclosureMenu
      label={t('frame.menu')}
      entries={lines}
      currentPath={currentPath}
      className={classNames(styles.menu, className)}
    />
  );
}
