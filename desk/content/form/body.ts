/** The fields of an item. */
export type Body = Readonly<Record<string, unknown>>;
