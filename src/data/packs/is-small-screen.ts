/** Whether the window is so narrow that events show their small pictures; `Picture` uses the same width. */
export const isSmallScreen = (): boolean => matchMedia('(max-width: 767.98px)').matches;
