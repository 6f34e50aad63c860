/** The value of `apifor` in both commands; the specification gives none (reading Q-08). */
export const API_FOR = 'web';
