/** Age bands in the words of the specification; one item uses one family of them (reading Q-31). */
export type AgeCategory =
  | 'Under 12'
  | '13-18'
  | '19-25'
  | '26 and above'
  | 'Under 18'
  | '18-30'
  | '31 and above'
  | 'Open';

export type Round = 'Preliminary' | 'Semi-Final' | 'Final';

/** A picture made for the catalogue, or a part of one. */
export interface CataloguePicture {
  /** Rooted address, `/catalogue/<page key>.svg`. */
  readonly src: string;
  /** The part to be shown, in units of the picture (400 wide, 300 high): left, top, width, height. */
  readonly crop?: readonly [number, number, number, number];
}

/** What is contested, called by one of three words (section 3). */
type CompetitionName =
  | { readonly name: string }
  | { readonly instrument: string }
  | { readonly title: string };

/** How the entries of a competition are told apart or what they perform: at most one of the three (section 3). */
interface CompetitionField {
  readonly category?: readonly string[];
  readonly categories?: readonly string[];
  readonly repertoire?: readonly string[];
}

/** One competition of a sub-page that lists several. */
export type CompetitionItem = CompetitionName &
  CompetitionField & {
    /** Without one the default picture stands. */
    readonly img?: CataloguePicture;
    /** What it is, what to bring and to prepare. */
    readonly description?: string;
    readonly ageCategories: readonly AgeCategory[];
    readonly rounds: readonly Round[];
    readonly judgingCriteria: readonly string[];
  };

/** The one competition of a sub-page that has no list. */
export interface SingleCompetition {
  readonly ageCategories: readonly AgeCategory[];
  readonly competitionRounds: readonly Round[];
  readonly judgingCriteria: readonly string[];
  readonly categories?: readonly string[];
}

/** A page of the catalogue below its category. */
export interface SubPage {
  /** Last part of its address: its name in small letters with hyphens, without `&` and commas. */
  readonly key: string;
  readonly name: string;
  /** The shape of its pictures and cards: taller than wide, or wider than tall. */
  readonly layout: 'portrait' | 'landscape';
  readonly img: CataloguePicture;
  readonly description?: string;
  readonly data: readonly CompetitionItem[] | SingleCompetition;
}
