/** Factors for the pauses and moves of automatic rotation. A kiosk sets calmer ones. */
export const pace = { rest: 1, move: 1 };
