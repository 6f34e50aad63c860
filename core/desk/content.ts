/** One item of the working copy. */
export interface DeskItem {
  readonly kind: string;
  readonly id: string;
  /** Grows with every change; whoever changes or removes the item says which version they saw. */
  readonly version: number;
  /** ISO 8601 in UTC. */
  readonly changedAt: string;
  readonly author: string;
  /** The fields of the kind, as `FieldDescription` lists them. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * `GET /content/:kind?q=&sort=&order=asc|desc&from=0&count=25` and any field as a filter: `&event=lamps`. `q` finds words
 * in any text; without `sort` the items are in the order of the site.
 */
export interface ItemList {
  readonly items: readonly DeskItem[];
  /** Of all that fit, before `from` and `count`. */
  readonly total: number;
}

/**
 * `POST /content/:kind`: a new item, at the end, or first where the latest comes first; one that was published before stands
 * where it was. Without an id the server makes one.
 */
export interface NewItem {
  readonly id?: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** `PUT /content/:kind/:id`. */
export interface ChangedItem {
  readonly version: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** `PUT /content/:kind`: all ids of the kind in their new order. */
export interface NewOrder {
  readonly ids: readonly string[];
}

/** `POST /content/:kind/remove`: all of them, or none. */
export interface ItemsToRemove {
  readonly items: readonly { readonly id: string; readonly version: number }[];
}

export type FieldType =
  | 'text'
  | 'html'
  | 'address'
  /** The address of a picture, or, in some fields, of a film or file. */
  | 'picture'
  | 'flag'
  | 'day-or-time'
  | 'time'
  | 'coordinates'
  | 'percent'
  | 'number'
  | 'choice'
  | 'reference'
  | 'list'
  | 'part';

/** A field of a kind, for forms; `GET /kinds` describes all of them. */
export interface FieldDescription {
  readonly name: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  /** The words of a `choice`. */
  readonly choices?: readonly string[];
  /** The kind that a `reference` leads to. */
  readonly refersTo?: string;
  /** The fields of a `part`, or of each entry of a `list`; a list of plain texts has one with the name ''. */
  readonly fields?: readonly FieldDescription[];
}

/** `GET /kinds`. */
export interface KindDescription {
  readonly kind: string;
  readonly one: string;
  readonly many: string;
  readonly fields: readonly FieldDescription[];
  /** The field by whose text an item is known to people. */
  readonly titleField: string;
}

/** `GET /status`. */
export interface DeskStatus {
  /** Whether somebody has begun content of their own; before that, visitors see the sample. */
  readonly isStarted: boolean;
  readonly latest: RevisionFacts | null;
  /** How many items publishing would change. */
  readonly unpublished: number;
}

/** `GET /revisions`, newest first. */
export interface RevisionFacts {
  readonly number: number;
  /** ISO 8601 in UTC. */
  readonly publishedAt: string;
  readonly author: string;
  readonly note: string;
  /** The number of the older revision that this one shows again. */
  readonly broughtBack: number | null;
}

/** `GET /difference`: what publishing would change. */
export interface Unpublished {
  /** How far the audit trail goes that this is made of; whoever publishes says so (`ToPublish`). */
  readonly latestChange: number;
  readonly items: readonly ItemDifference[];
}

/** One item that differs; `GET /revisions/:number/difference` lists those that the revision changed. */
export interface ItemDifference {
  readonly kind: string;
  readonly id: string;
  /** What people call the item. */
  readonly title: string;
  readonly action: 'add' | 'change' | 'remove' | 'move';
  readonly fields: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

/**
 * `GET /changes?kind=&id=&author=&before=&count=`: the audit trail, newest first. `GET /authors`: all names in it.
 * `POST /changes/:number/put-back` adds again what that change removed, and answers the `DeskItem`.
 */
export interface TrailEntry {
  readonly number: number;
  /** ISO 8601 in UTC. */
  readonly changedAt: string;
  readonly author: string;
  readonly action: 'add' | 'change' | 'remove' | 'move';
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly fields: ItemDifference['fields'];
}

/** `POST /publish`; answers `Published`. `POST /revisions/:number/publish` shows an older one again. */
export interface ToPublish {
  readonly note: string;
  /** Of the difference that was shown: if there is more by now, it is a `conflict`, and nothing is published. */
  readonly latestChange?: number;
}

/** `number` is null if nothing differs from what visitors see. */
export interface Published {
  readonly number: number | null;
}

/** `POST /start`. */
export interface ToStart {
  readonly from: 'empty' | 'sample';
}

/** An entry of a programme with what would be another in it. */
interface ChangedEntry {
  readonly title: string;
  readonly fields: ItemDifference['fields'];
}

/**
 * `POST /programme/:event?dryRun=1&latestChange=&columns=&dateOrder=&game=&encoding=` with the file as the body. What a
 * dry run says is what the import would do; if something was changed after its `latestChange`, the import is a
 * `conflict`. `columns` overrides what columns were taken for, as JSON: `{"What":"title","Who":null}`; `dateOrder` is
 * `day-first` or `month-first`; `game` is that of entries for which the file names none; `encoding`, one of
 * `TEXT_ENCODINGS`, that of a text file. Without `empty=1` a file without entries is a problem, since an empty schedule
 * is hardly meant.
 */
export interface ProgrammeReport {
  readonly isImported: boolean;
  /** Whether the file was read and has no entry. */
  readonly isEmpty: boolean;
  /** How far the audit trail goes that this is made of; null while nothing can be imported. */
  readonly latestChange: number | null;
  readonly added: readonly string[];
  readonly changed: readonly ChangedEntry[];
  /** Only to another time or place. */
  readonly moved: readonly ChangedEntry[];
  readonly removed: readonly string[];
  /** Sentences, each with its sheet, row and column and what to do; while there is one, nothing is imported. */
  readonly problems: readonly string[];
  /** Sentences about what was read but should be looked at. */
  readonly notes: readonly string[];
  /** How each column was understood: `null` for one that is not used. */
  readonly columns: readonly {
    readonly sheet: string;
    readonly column: string;
    readonly field: string | null;
    /** The first things in it. */
    readonly samples: readonly string[];
  }[];
  /** Says what a text file was taken for: its encoding, and the sign between its cells; null for any other. */
  readonly reading: string | null;
  /** Of a text file, by the names of `TEXT_ENCODINGS`. */
  readonly encoding: string | null;
}

/**
 * `POST /content.json?dryRun=1&latestChange=` with a whole content file as the body, as `GET /content.json` gives one
 * (`GET /content.json?revision=3`: what a revision says).
 */
export interface ContentReport {
  readonly isImported: boolean;
  /** As in `ProgrammeReport`. */
  readonly latestChange: number | null;
  /** By kind, what people call the items; kinds that do not change are left out. */
  readonly changes: readonly {
    readonly kind: string;
    readonly added: readonly string[];
    readonly changed: readonly string[];
    readonly moved: readonly string[];
    readonly removed: readonly string[];
  }[];
  /** Sentences, each with its place in the file; while there is one, nothing is imported. */
  readonly problems: readonly string[];
}
