/** One of the four festivals at which all Greeks met. */
export interface PanhellenicGames {
  readonly name: string;
  readonly deity: string;
  readonly location: string;
  readonly prize: string;
  readonly frequency: string;
  /** Those of Delphi, which this site is about. */
  readonly isOurs?: true;
}

/**
 * The four ancient festivals (HISTORY-01). That of Delphi bears the product's name as its neighbours bear theirs,
 * without the word for games.
 */
export const panhellenicGames = (product: string): readonly PanhellenicGames[] => [
  {
    name: 'Olympic',
    deity: 'Zeus',
    location: 'Olympia',
    prize: 'Olive wreath',
    frequency: 'Every 4 years',
  },
  {
    name: product.replace(/\s+games$/i, ''),
    deity: 'Apollo',
    location: 'Delphi',
    prize: 'Laurel wreath',
    frequency: 'Every 4 years',
    isOurs: true,
  },
  {
    name: 'Nemean',
    deity: 'Zeus',
    location: 'Nemea',
    prize: 'Wild celery wreath',
    frequency: 'Every 2 years',
  },
  {
    name: 'Isthmian',
    deity: 'Poseidon',
    location: 'Isthmia near Corinth',
    prize: 'Pine wreath, at times wild celery',
    frequency: 'Every 2 years',
  },
];
