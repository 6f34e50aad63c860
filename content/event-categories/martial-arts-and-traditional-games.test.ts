import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../tests/support/content/catalogue-items.ts';
import { AGES, JUDGING, ROUNDS } from './competition-terms.ts';
import { competitionsOf, competitionName as nameOf } from './competitions.ts';
import { martialArtsAndTraditionalGames as pages } from './martial-arts-and-traditional-games.ts';

const page = (name: string) => pages.find((candidate) => candidate.name === name);
const itemsOf = (page: (typeof pages)[number] | undefined) => (page ? competitionsOf(page) : []);
const item = (pageName: string, name: string) =>
  itemsOf(page(pageName)).find((candidate) => nameOf(candidate) === name);

/** Page, layout, word for an item, items, field, ages, rounds, criteria. */
const LISTS = [
  [
    'Traditional Games',
    'portrait',
    'name',
    'Shooting Ball, Ball Badminton, Kabaddi, Kho-Kho, Tug of War, Mallakhamb, Gilli-Danda, Lagori, Stilt Race',
    'categories',
    AGES.three,
    ROUNDS.three,
    JUDGING.sport,
  ],
  [
    'E-Sports',
    'landscape',
    'title',
    'Football Simulation, Strategy Battle, Racing Simulation, Fighting Game, Mobile Arena',
    'categories',
    AGES.three,
    ROUNDS.three,
    JUDGING.match,
  ],
  [
    'Air Sports',
    'landscape',
    'name',
    'Paragliding Accuracy, Hot-Air Balloon, Kite Flying, Aeromodelling, Formation Skydiving',
    'none',
    AGES.adult,
    ROUNDS.two,
    JUDGING.sport,
  ],
  [
    'Adventure Games',
    'landscape',
    'name',
    'Marathon, Sport Climbing, Orienteering, Mountain Biking, Obstacle Course',
    'category',
    AGES.three,
    ROUNDS.two,
    JUDGING.sport,
  ],
  [
    'Motor Racing',
    'landscape',
    'name',
    'Karting, Autocross, Rally, Motocross, Electric Bike Sprint',
    'category',
    AGES.adult,
    ROUNDS.three,
    JUDGING.sport,
  ],
  [
    'Board Games',
    'portrait',
    'title',
    'Chess, Go, Carrom, Tavli (Backgammon), Petteia, Pachisi, Mancala',
    'none',
    AGES.four,
    ROUNDS.three,
    JUDGING.match,
  ],
  [
    'Beach Games',
    'landscape',
    'name',
    'Beach Marathon, Beach Volleyball, Beach Handball, Beach Kabaddi, Beach Wrestling',
    'categories',
    AGES.three,
    ROUNDS.three,
    JUDGING.sport,
  ],
  [
    'Martial Arts',
    'portrait',
    'name',
    'Pankration, Wrestling, Kalaripayattu, Gatka, Silambam, Karate, Taekwondo, Wushu, Capoeira',
    'categories',
    AGES.four,
    ROUNDS.three,
    JUDGING.martial,
  ],
  [
    'Water Sports',
    'landscape',
    'name',
    'Open-Water Swimming, Dragon Boat, Rowing, Kayak Sprint, Stand-up Paddling, Sailing',
    'category',
    AGES.three,
    ROUNDS.two,
    JUDGING.sport,
  ],
] as const;

describe('martial arts and traditional games', () => {
  it('CAT-04 have exactly the ten pages of the specification, in its order', () => {
    expect(pages.map(({ name }) => name).join(', ')).toBe(
      'Traditional Games, E-Sports, Air Sports, Adventure Games, Motor Racing, Board Games, Beach Games, Martial Arts, Water Sports, Pythian ProLeagues',
    );
  });

  it.each(LISTS)('CAT-07 CAT-08 CAT-09 %s', (name, layout, word, items, field, ages, rounds, criteria) => {
    const list = itemsOf(page(name));
    expect(page(name)?.layout).toBe(layout);
    expect(list.map(nameOf).join(', ')).toBe(items);
    for (const entry of list) {
      expect(entry, nameOf(entry)).toHaveProperty(word);
      expect(fieldOf(entry), nameOf(entry)).toBe(field);
      expect(entry.ageCategories, nameOf(entry)).toEqual(ages);
      expect(entry.rounds, nameOf(entry)).toEqual(/Marathon/.test(nameOf(entry)) ? ROUNDS.one : rounds);
      expect(entry.judgingCriteria, nameOf(entry)).toEqual(criteria);
    }
  });

  it('CAT-10 the leagues are one competition with categories', () => {
    expect(page('Pythian ProLeagues')).toMatchObject({
      layout: 'portrait',
      description: expect.any(String),
      data: {
        categories: ['Shooting Ball league', 'Ball Badminton league', 'Board games league', 'Dance league'],
        ageCategories: AGES.open,
        competitionRounds: ROUNDS.three,
        judgingCriteria: JUDGING.match,
      },
    });
  });

  it('CAT-12 CAT-14 the two marathons are different competitions with a single round', () => {
    expect(item('Adventure Games', 'Marathon')?.description).toContain('42.195 km');
    expect(item('Beach Games', 'Beach Marathon')?.description).toContain('3500 meters');
    expect(JSON.stringify(pages).match(/42\.195 km|3500 meters/g)).toHaveLength(2);
  });

  it('CAT-15 Shooting Ball has 7 players per team', () => {
    expect(item('Traditional Games', 'Shooting Ball')?.description).toContain('7 players per team');
  });

  it('CAT-16 the Ball Badminton court is 12 by 24 meters', () => {
    expect(item('Traditional Games', 'Ball Badminton')?.description).toContain('12 by 24 meters');
  });

  it('CAT-06 three pages do without a description', () => {
    expect(pages.filter(({ description }) => !description).map(({ key }) => key)).toEqual([
      'adventure-games',
      'board-games',
      'beach-games',
    ]);
  });

  it('CAT-07 one item has no picture of its own', () => {
    expect(
      pages
        .flatMap(itemsOf)
        .filter(({ img }) => !img)
        .map(nameOf),
    ).toEqual(['Pachisi']);
  });
});
