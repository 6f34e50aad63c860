/** Whether the window is so narrow that events show their small pictures; the width is that of `Picture`. */
export const isSmallScreen = (): boolean => matchMedia('(max-width: 767.98px)').matches;
