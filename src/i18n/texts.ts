/** Texts by room, as i18next takes them. */
export type Texts = Readonly<Record<string, unknown>>;
