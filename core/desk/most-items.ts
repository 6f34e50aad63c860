/** How many items of a kind there can be: whoever puts them in another order needs all of them at once. */
export const MOST_ITEMS = 10_000;
