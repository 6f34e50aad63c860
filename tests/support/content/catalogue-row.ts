import type {
  CompetitionItem,
  SingleCompetition,
  SubPage,
} from '#content/event-categories/event-category.ts';

type Competition = CompetitionItem | SingleCompetition;

const NAMES = ['name', 'instrument', 'title'];
const FIELDS = ['category', 'categories', 'repertoire'];

/** The fields of a list that a competition uses, joined: one in good data, and empty if there is none. */
const wordsIn = (words: readonly string[], competition: Competition) =>
  words.filter((word) => word in competition).join(' ');

const nameOf = (competition: Competition) =>
  'name' in competition
    ? competition.name
    : 'instrument' in competition
      ? competition.instrument
      : 'title' in competition
        ? competition.title
        : undefined;

/** What all competitions of a page share, or each one's own value if they differ. */
function shared<Value>(competitions: readonly Competition[], read: (competition: Competition) => Value) {
  const values = competitions.map(read);
  return new Set(values.map((value) => JSON.stringify(value))).size === 1 ? values[0] : values;
}

/** A sub-page as a row of the catalogue's table, so that a test can write out the table and compare. */
export function catalogueRow({ name, layout, data }: SubPage) {
  const isList = Array.isArray(data);
  const competitions: readonly Competition[] = [data].flat();
  return [
    name,
    layout,
    isList ? shared(competitions, (competition) => wordsIn(NAMES, competition)) : 'object',
    isList ? competitions.map(nameOf) : [],
    shared(competitions, (competition) => wordsIn(FIELDS, competition)),
    shared(competitions, ({ ageCategories }) => ageCategories),
    shared(competitions, (competition) =>
      'rounds' in competition ? competition.rounds : competition.competitionRounds,
    ),
    shared(competitions, ({ judgingCriteria }) => judgingCriteria),
  ];
}
