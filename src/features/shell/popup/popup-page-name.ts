/**
 * Returns the page's name for popups. The provider calls the home page `Home` here and `home` everywhere else (section
 * 7, reading Q-07).
 */
export function popupPageName(pageName: string): string {
  return pageName === 'home' ? 'Home' : pageName;
}
