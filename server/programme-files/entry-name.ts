import type { ProgrammeEntry } from './programme.ts';

/** "Kithara: Final". */
export const entryName = ({ game, title }: Pick<ProgrammeEntry, 'game' | 'title'>): string =>
  title === '' ? game : `${game}: ${title}`;
