/** The note of a revision that is brought back without one. */
export const usualNote = (number: number): string => `Back to revision ${number}`;
