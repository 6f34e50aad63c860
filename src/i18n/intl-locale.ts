/**
 * What `Intl` is to be asked for a language: its words and order, and Latin figures. Times of a programme have those
 * in every language (section 9), and two kinds of figures in a line are hard to read.
 *
 * @param language BCP 47, without extensions
 */
export const intlLocale = (language: string): string => `${language}-u-nu-latn`;
