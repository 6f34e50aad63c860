/** One of the eight arts of the catalogue (section 2, Event categories). */
export interface EventCategory {
  /** Last part of its address. */
  readonly key: string;
  /** Names its disc among the drawings (`category-<art>`, and `category-<art>-small` below 96 px) and its text. */
  readonly art: 'music' | 'theatre' | 'visual' | 'martial' | 'digital' | 'language' | 'social' | 'eco';
}

/** The eight arts, in the order of the specification. */
export const eventCategories: readonly EventCategory[] = [
  { key: 'musical-vocal-instrumental-arts', art: 'music' },
  { key: 'performing-theatre-arts', art: 'theatre' },
  { key: 'visual-heritage-artisan-arts', art: 'visual' },
  { key: 'martial-arts-and-traditional-games', art: 'martial' },
  { key: 'robotic-virtual-digital-arts', art: 'digital' },
  { key: 'language-literary-oratory-arts', art: 'language' },
  { key: 'social-cultural-arts', art: 'social' },
  { key: 'architectonics-eco-arts', art: 'eco' },
];
