/** How many times longer than usual what turns by itself rests, and how many times longer it moves. A kiosk is calmer. */
export const pace = { rest: 1, move: 1 };
