/** Stands in the desk's built page where its server puts the nonce of each answer. */
export const NONCE_PLACE = 'nonce-of-this-answer';
