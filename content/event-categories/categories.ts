/** One of the eight arts of the catalogue, as the grid on the home page knows it (section 2, Event categories). */
export interface EventCategory {
  /** Last part of its address. */
  readonly key: string;
  readonly name: string;
  /** What belongs to it, in one line. */
  readonly line: string;
  /** Its disc among the drawings: `category-<art>`, and `category-<art>-small` below 96 px. */
  readonly art: 'music' | 'theatre' | 'visual' | 'martial' | 'digital' | 'language' | 'social' | 'eco';
}

/** The eight arts, in the order and with the names of the specification. */
export const eventCategories: readonly EventCategory[] = [
  {
    key: 'musical-vocal-instrumental-arts',
    name: 'Musical, Vocal & Instrumental Arts',
    line: 'Voices, strings, winds, drums and new songs.',
    art: 'music',
  },
  {
    key: 'performing-theatre-arts',
    name: 'Performing & Theatre Arts',
    line: 'Dance, drama, puppets and the circus ring.',
    art: 'theatre',
  },
  {
    key: 'visual-heritage-artisan-arts',
    name: 'Visual, Heritage & Artisan Arts',
    line: 'Painting, pottery, weaving and the skilled hand.',
    art: 'visual',
  },
  {
    key: 'martial-arts-and-traditional-games',
    name: 'Martial Arts And Traditional Games',
    line: 'Games of field, board, beach, water and air.',
    art: 'martial',
  },
  {
    key: 'robotic-virtual-digital-arts',
    name: 'Robotic, Virtual & Digital Arts',
    line: 'Robots, drones, films and worlds made of code.',
    art: 'digital',
  },
  {
    key: 'language-literary-oratory-arts',
    name: 'Language, Literary, Oratory Arts',
    line: 'Poems, tales, speeches and the art of debate.',
    art: 'language',
  },
  {
    key: 'social-cultural-arts',
    name: 'Social & Cultural Arts',
    line: 'Festivals, customs and life lived together.',
    art: 'social',
  },
  {
    key: 'architectonics-eco-arts',
    name: 'Architectonics & Eco Arts',
    line: 'Buildings, gardens and things made to last.',
    art: 'eco',
  },
];
