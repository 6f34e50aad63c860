/** What both commands say in `apifor`; the specification gives no value (decision Q-08). */
export const API_FOR = 'web';
