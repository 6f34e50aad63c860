import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from '#core/contract/entities/menu.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { menuLines, menuPath } from './menu-lines.ts';
import { menuQuery } from './queries.ts';

const NO_GROUPS: readonly MenuEntry[] = [];

/** Returns the entries of the navigation, none if it could not be loaded (LAYOUT-08), and the current path. */
export function useMenu() {
  const groups = valueOr(useAnswer(menuQuery), NO_GROUPS);
  const { pathname } = useLocation();
  const lines = useMemo(() => menuLines(groups), [groups]);
  return { lines, currentPath: menuPath(pathname) };
}
