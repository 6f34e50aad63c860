/** One entry of a navigation, with or without a submenu. */
export interface MenuEntry {
  id: string;
  label: string;
  /** Missing if the entry only opens its submenu. */
  to?: string | undefined;
  newTab?: boolean | undefined;
  entries?: readonly MenuEntry[] | undefined;
}
