/** A point of a plan, in the units of its drawing, from its upper left corner. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

/** What visitors with a disability ask about a place, in the order in which it is shown. */
export const ACCESS_QUESTIONS = ['stepFree', 'hearingLoop', 'signing', 'seats', 'quiet'] as const;
export type AccessQuestion = (typeof ACCESS_QUESTIONS)[number];

/** What is known about a place. A question that is not answered is shown as "not known", never as yes or no. */
export type Access = Readonly<Partial<Record<AccessQuestion, boolean>>>;

/** A place where entries of the programme happen. */
export interface VenuePlace {
  /** Identifies it in addresses: small letters, digits and hyphens. It stays when the name changes. */
  readonly key: string;
  /** As the programme names it, up to the first comma. */
  readonly name: string;
  readonly at: PlanPoint;
  readonly access: Access;
  /** One sentence on how to get there. */
  readonly directions?: string;
}

export const FACILITY_KINDS = [
  'entrance',
  'toilet',
  'accessibleToilet',
  'water',
  'firstAid',
  'stepFreeWay',
] as const;
export type FacilityKind = (typeof FACILITY_KINDS)[number];

/** Something else that visitors look for. */
export interface Facility {
  readonly key: string;
  readonly kind: FacilityKind;
  readonly at: PlanPoint;
  /** Where it is, in words: "by Gate 3". */
  readonly where: string;
}

/** The grounds of one or several events, with a plan. */
export interface Venue {
  readonly name: string;
  /** The paths of the events that are held here, as in their addresses. */
  readonly eventPaths: readonly string[];
  readonly plan: {
    /** A drawing or picture below `public/`. */
    readonly source: string;
    /** The size of the drawing, in its own units. */
    readonly width: number;
    readonly height: number;
  };
  readonly places: readonly VenuePlace[];
  readonly facilities: readonly Facility[];
}
