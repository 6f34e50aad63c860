export type Medal = 'Gold' | 'Silver' | 'Bronze';

export interface Winner {
  readonly name: string;
  readonly medal: Medal;
  /** Language of the name, where it is not written in Latin letters (WCAG 3.1.2). */
  readonly lang?: string;
}

/** The medals of one game (specification section 3). */
export interface MedalsRow {
  readonly game: string;
  readonly medals: {
    readonly gold: number;
    readonly silver: number;
    readonly bronze: number;
    readonly total: number;
  };
  readonly winners: readonly Winner[];
}

/** Sample rows that come with the page, not from a server (MEDALS-03, reading Q-42). All names are invented. */
export const medals: readonly MedalsRow[] = [
  {
    game: 'Kithara and voice',
    medals: { gold: 2, silver: 1, bronze: 2, total: 5 },
    winners: [
      { name: 'Ione Markaki', medal: 'Gold' },
      { name: 'Arjun Devale', medal: 'Gold' },
      { name: 'Wanjiku Tarimo', medal: 'Silver' },
      { name: 'Lucia Pereiro', medal: 'Bronze' },
      { name: 'Bae Seo-yun', medal: 'Bronze' },
    ],
  },
  {
    game: 'Folk dance',
    medals: { gold: 1, silver: 1, bronze: 1, total: 3 },
    winners: [
      { name: 'Ensemble Garhwal Valley', medal: 'Gold' },
      { name: 'Syrtos Circle of Naupaktos', medal: 'Silver' },
      { name: 'Highland Drums of Sidama', medal: 'Bronze' },
    ],
  },
  {
    game: 'Traditional wrestling',
    medals: { gold: 2, silver: 2, bronze: 3, total: 7 },
    winners: [
      { name: 'महेश कालवडे', medal: 'Gold', lang: 'hi' },
      { name: 'Λέανδρος Μυρτίδης', medal: 'Gold', lang: 'el' },
      { name: 'نورة السهيلي', medal: 'Silver', lang: 'ar' },
      { name: '陆青禾', medal: 'Silver', lang: 'zh' },
      { name: 'Kifle Wondale', medal: 'Bronze' },
      { name: 'Dawa Lhamsang', medal: 'Bronze' },
      { name: '남가온', medal: 'Bronze', lang: 'ko' },
    ],
  },
  {
    game: 'Mallakhamb',
    medals: { gold: 0, silver: 2, bronze: 1, total: 3 },
    winners: [
      { name: 'Sana Kolhekar', medal: 'Silver' },
      { name: 'Rohan Bhilwade', medal: 'Silver' },
      { name: 'Ines Cavalho', medal: 'Bronze' },
    ],
  },
  {
    game: 'Robotics',
    medals: { gold: 1, silver: 1, bronze: 0, total: 2 },
    winners: [
      { name: 'Team Talos, Heraklion', medal: 'Gold' },
      { name: 'Team Kaveri, Mysuru', medal: 'Silver' },
    ],
  },
  {
    game: 'Oratory',
    medals: { gold: 0, silver: 0, bronze: 0, total: 0 },
    winners: [],
  },
];
