/**
 * Lets the browser draw and hear presses in between: what a slow phone does in one piece must be short. The making of the
 * texts or of the router alone takes a while, and so does asking for many answers.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
