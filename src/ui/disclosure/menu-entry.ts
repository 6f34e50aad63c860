/** One line of a navigation, with or without lines of its own below it. */
export interface MenuEntry {
  id: string;
  label: string;
  /** Missing when the line only opens what is below it. */
  to?: string | undefined;
  newTab?: boolean | undefined;
  entries?: readonly MenuEntry[] | undefined;
}
